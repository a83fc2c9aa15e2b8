/** Telugu by the English sentence: messages of server and rules to a reviewer on the verification screens. */
import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import { TEAM_LIMITS } from '@kalyanam/shared/team/limits';
import { ERRORS } from '@kalyanam/shared/base/errors';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { MESSAGES } from '@kalyanam/shared/base/messages';

export const te: Readonly<Record<string, string>> = {
  [ADMIN_MESSAGES.userVerified]: 'ప్రొఫైల్ ధ్రువీకరణ పూర్తయింది',
  [ADMIN_MESSAGES.userRejected]: 'ప్రొఫైల్‌ను తిరస్కరించాం',
  [ADMIN_MESSAGES.rejectionReason]: 'తిరస్కరించే ముందు ఒక కారణం ఎంచుకోండి, లేదా తప్పేమిటో రాయండి: అది వారికి కనిపిస్తుంది.',
  [ADMIN_MESSAGES.overrideReason]: 'తనిఖీలన్నీ పూర్తి కాకపోయినా ఎందుకు ఆమోదిస్తున్నారో చెప్పండి',
  [ADMIN_MESSAGES.noteAdded]: 'గమనిక సేవ్ అయింది',
  [ADMIN_MESSAGES.contactAdded]: 'చరిత్రలో చేర్చాం',
  [ADMIN_MESSAGES.noteText]: 'బృందానికి తెలియాల్సింది రాయండి',
  [ADMIN_MESSAGES.contactOutcome]: 'ఏమి తెలిసిందో ఎంచుకోండి',
  [ADMIN_MESSAGES.contactText]: `${TEAM_LIMITS.contactNoteLength} అక్షరాలకు మించకుండా రాయండి`,
  [ADMIN_MESSAGES.decisionUndone]: 'నిర్ణయం వెనక్కి తీసుకున్నారు',
  [ADMIN_MESSAGES.ownFirstYes]: 'మీరు ఈ కేసును ఇప్పటికే ఆమోదించారు. మరొకరు కూడా ఆమోదించాలి.',
  [ADMIN_MESSAGES.questionAsked]: 'ప్రశ్న పంపాం',
  [ADMIN_MESSAGES.questionWithdrawn]: 'ప్రశ్నను వెనక్కి తీసుకున్నారు',
  [ADMIN_MESSAGES.questionText]: `${TEAM_LIMITS.questions.length} అక్షరాలకు మించకుండా ఒక ప్రశ్న రాయండి`,
  [ADMIN_MESSAGES.questionOpen]: 'సభ్యులు గత ప్రశ్నకు ఇంకా జవాబివ్వలేదు.',
  [ADMIN_MESSAGES.questionsUsedUp]: `ఈ కేసు గురించి సభ్యులను ఇప్పటికే ${TEAM_LIMITS.questions.perCase} సార్లు అడిగారు. ఇక నిర్ణయం తీసుకోండి.`,
  [ADMIN_MESSAGES.assignee]: 'లాగిన్ కాగల సమీక్షకుల్లో లేదా ఓనర్లలో ఒకరిని ఎంచుకోండి',
  [ADMIN_MESSAGES.caseChanged]: 'మీరు ఈ కేసు తెరిచాక సభ్యులు వివరాలు, ఫోటోలు లేదా పత్రాలు మార్చారు. మళ్లీ చూసి నిర్ణయం తీసుకోండి.',
  [ADMIN_MESSAGES.reason]: `${TEAM_LIMITS.reasonLength} అక్షరాలకు మించకుండా రాయండి`,
  [MESSAGES.required]: 'ఈ వివరం తప్పనిసరి',
  [MESSAGES.longText]: `${LIMITS.longTextLength} అక్షరాలకు మించకుండా రాయండి`,
  [MESSAGES.anErrorOccurred]: 'ఏదో పొరపాటు జరిగింది',
  [ERRORS['invalid-form'].message]: 'గుర్తించిన వివరాలను సరిచూసుకోండి.',
  [ERRORS['session-ended'].message]: 'మీ లాగిన్ సమయం ముగిసింది. మళ్లీ లాగిన్ అవ్వండి.',
  [ERRORS.forbidden.message]: 'ఇది చేయడానికి మీకు అనుమతి లేదు.',
  [ERRORS['prove-again'].message]: 'ముందుగా ఇది మీరేనని నిర్ధారించండి.',
  [ERRORS['not-found'].message]: 'ఇక్కడ ఏమీ దొరకలేదు',
  [ERRORS['already-decided'].message]: 'ఈ కేసుపై ఇప్పటికే నిర్ణయం తీసుకున్నారు.',
  [ERRORS['decision-pending'].message]: 'ఈ కేసుపై ఇప్పుడే నిర్ణయం తీసుకున్నారు.',
  [ERRORS['case-claimed'].message]: 'ఈ కేసును మరొకరు చూస్తున్నారు.',
  [ERRORS['changed-meanwhile'].message]: 'మీరు తెరిచాక ఇది మారింది. కొత్తది చూసి మళ్లీ ప్రయత్నించండి.',
  [ERRORS['second-look-needed'].message]: 'ఈ కేసును మరొకరు కూడా ఆమోదించాలి.',
  [ERRORS['question-closed'].message]: 'ఈ ప్రశ్నకు ఇక జవాబు అవసరం లేదు.',
  [ERRORS['too-many-requests'].message]: 'చాలాసార్లు ప్రయత్నించారు. కాసేపు ఆగి మళ్లీ ప్రయత్నించండి.',
  [ERRORS.busy.message]: 'ప్రస్తుతం రద్దీ ఎక్కువగా ఉంది. కాసేపటి తర్వాత ప్రయత్నించండి.',
};
