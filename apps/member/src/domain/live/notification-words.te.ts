import type { en } from './notification-words.en';

export const te: typeof en = {
  'verification-approved': () => 'మీ ప్రొఫైల్ ధ్రువీకరణ పూర్తయింది.',
  'verification-rejected': () => 'మీ ప్రొఫైల్‌లో ఒక సవరణ అవసరం.',
  'verification-withdrawn': () => 'మీ ప్రొఫైల్ ధ్రువీకరణను ఉపసంహరించాం. దయచేసి కొత్త పత్రాలు పంపండి.',
  'interest-received': (name) => `${name} మీపై ఆసక్తి తెలిపారు.`,
  'interest-accepted': (name) => `${name} మీ ఆసక్తిని అంగీకరించారు.`,
  'report-closed': () => 'మా బృందం మీ ఫిర్యాదును పరిశీలించింది. ధన్యవాదాలు.',
  'member-warned': () => 'మా బృందం నుంచి ఒక సందేశం.',
  'profile-held': () => 'మీ ప్రొఫైల్‌ను నిలిపి ఉంచాం.',
  'profile-released': () => 'మీ ప్రొఫైల్ మళ్లీ కనిపిస్తుంది.',
  'profile-edit-approved': () => 'మీ మార్పులు ఆమోదించాం.',
  'profile-edit-rejected': () => 'మీ మార్పులు ఆమోదించలేదు.',
  somebody: 'ఒక సభ్యుడు/సభ్యురాలు',
};
