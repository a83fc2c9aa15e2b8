import type { en } from './interest.en';

export const te: typeof en = {
  showInterest: 'ఆసక్తి తెలపండి',
  acceptInterest: 'అంగీకరించండి',
  decline: 'వద్దు, ధన్యవాదాలు',
  declineNow: 'ఆసక్తిని వద్దనండి',
  withdraw: 'ఆసక్తిని వెనక్కి తీసుకోండి',
  withdrawShort: 'వెనక్కి తీసుకోండి',
  sending: 'పంపుతున్నాం…',
  sent: 'ఆసక్తి తెలిపారు',
  waiting: (days, left) =>
    [
      days > 0 && `${days === 1 ? '1 రోజుగా' : `${days} రోజులుగా`} ఎదురుచూపు`,
      left === 1 ? 'ఇదే చివరి రోజు' : days > 0 ? `ఇంకా ${left}` : `జవాబుకు ఇంకా ${left} రోజులు`,
    ]
      .filter(Boolean)
      .join(', '),
  received: (name) => `${name} మీపై ఆసక్తి తెలిపారు.`,
  receivedBrief: 'మీపై ఆసక్తి తెలిపారు',
  accepted: 'మీ ఇద్దరికీ ఆసక్తి ఉంది.',
  declinedByOther: (name) => `${name} వద్దన్నారు.`,
  declinedByMe: (day) => `మీరు ${day} న వద్దన్నారు.`,
  withdrawn: 'మీరు మీ ఆసక్తిని వెనక్కి తీసుకున్నారు.',
  againFrom: (moment) => `${moment} నుంచి మళ్లీ ఆసక్తి తెలపవచ్చు.`,
  lapsedSent: (name) => `మీ ఆసక్తి గడువు ముగిసింది: ${name} సమయానికి జవాబివ్వలేదు.`,
  lapsedReceived: (name) => `${name} తెలిపిన ఆసక్తి జవాబు లేకుండానే గడువు ముగిసింది.`,
  left: (count) =>
    count === 0
      ? 'ఆసక్తి పంపాం. ఈ రోజుకు ఇదే చివరిది.'
      : count === 1
        ? 'ఆసక్తి పంపాం. ఈ రోజు ఇంకొక్కసారి ఆసక్తి తెలపవచ్చు.'
        : `ఆసక్తి పంపాం. ఈ రోజు ఇంకా ${count} సార్లు ఆసక్తి తెలపవచ్చు.`,
  nowAccepted: (name) => `మీరు ${name} ఆసక్తిని అంగీకరించారు.`,
  nowDeclined: (name) => `మీరు ${name} ఆసక్తిని వద్దన్నారు.`,
  nowWithdrawn: 'మీ ఆసక్తిని వెనక్కి తీసుకున్నాం.',
  declineTitle: (name) => `${name} ఆసక్తిని వద్దనాలా?`,
  declineQuestion: (days) =>
    `దీని గురించి సందేశం వెళ్లదు; తర్వాత మార్చలేరు. ${days} రోజుల వరకు అవతలివారు మళ్లీ ఆసక్తి తెలపలేరు; మీరు తెలపవచ్చు.`,
  notSent: 'ఇది మా సర్వర్‌కు చేరలేదు. ఏదీ మారలేదు; మళ్లీ ప్రయత్నించండి.',
};
