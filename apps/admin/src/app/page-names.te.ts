import type { PageName } from '../shell/paths';

/** What the navigation calls the pages; behind the links all but the verification screens is in English. */
export const te: Partial<Record<PageName, string>> = {
  dashboard: 'డ్యాష్‌బోర్డు',
  verify: 'ధ్రువీకరణ',
  profileEdits: 'మార్చిన వివరాలు',
  gothras: 'కొత్త గోత్రాలు',
  gothraDecisions: 'నిర్ణయించిన గోత్రాలు',
  subcastes: 'కొత్త ఉపకులాలు',
  subcasteDecisions: 'నిర్ణయించిన ఉపకులాలు',
  checks: 'పరిశీలనలు',
  heldNotes: 'చూడాల్సిన సందేశాలు',
  stories: 'పెళ్లి కథలు',
  photos: 'ఫోటోలు',
  photoTraces: 'ఫోటో ఎలా బయటికి వెళ్లింది',
  reports: 'ఫిర్యాదులు',
  relativesNotices: 'బంధువుల సందేశాలు',
  users: 'సభ్యులు',
  assisted: 'ఫోన్‌లో నమోదు',
  eligibleUsers: 'అర్హులు',
  eligibleBatches: 'అర్హుల దిగుమతులు',
  coupons: 'కూపన్లు',
  audit: 'ఆడిట్ లాగ్',
  administrators: 'నిర్వాహకులు',
  announcements: 'ప్రకటనలు',
  settings: 'సెట్టింగ్స్',
  account: 'నా ఖాతా',
};
