import { defineTexts } from '@kalyanam/web/i18n/texts';
import { en as facts } from '@kalyanam/shared/topics/profile/detail-facts.en';
import type { GothraRuleLine, LineageLine, NoGothra } from '@kalyanam/shared/base/vocabulary/gothras';

const lines: Readonly<Record<GothraRuleLine, string>> = {
  own: 'Own gothra',
  ...facts.womensLines,
  surname: 'Surname',
};

const hints: Readonly<Record<LineageLine, string>> = {
  own: 'The gothra that the candidate was born into.',
  mother: 'Of the family in which she was born.',
  'fathers-mother': "Nayanamma's, of the family in which she was born.",
  'mothers-mother': "Ammamma's, of the family in which she was born.",
};

const none: Readonly<Record<NoGothra, string>> = {
  unknown: 'We do not know',
  'not-followed': 'We do not go by gothra',
};

export const en = {
  title: 'Gothras of the family - Kalyanam',
  heading: 'Gothras of the family',
  lead: 'We compare them and show only: same, different, or cannot tell. Verified members read your own gothra on your profile.',
  lines,
  hints,
  none,
  ownSection: 'Your own gothra',
  womensSection: 'Mothers’ gothras',
  womensLead:
    'Only if your family goes by them: they are compared between verified members, where a family says below that it avoids them. Families read them after an accepted interest, or as you choose in Who sees what.',
  consent: 'I have told the family that I write these down here. I can remove them in Settings; they are erased then.',
  consentFirst: 'Please confirm this before you add the gothras below.',
  consentGiven: 'You agreed that we keep them. If you take that back in Settings, they are erased.',
  name: 'Gothra',
  nameHint: 'In Telugu or English letters. One that is not in our list is taken as you write it.',
  notStated: 'Not added yet',
  notInList: 'Not in our list yet: our team will look at it and tell you.',
  unknownOwn: 'Not known: tell us when the elders have told you.',
  waiting: (name: string) => `Our team is looking at your change to “${name}”. Until then the gothra above counts.`,
  change: 'Change',
  state: 'Add',
  save: 'Save',
  savedForReview: 'Sent to our team. Until they have looked, your old gothra counts.',
  holdNote: 'After a change we cannot compare your own gothra for 30 days, unless our team has verified you.',
  ruleSection: 'Which gothras does your family avoid?',
  ruleLead:
    'We say “same gothra” for a family whose own gothra is one of these. The own gothra always counts. A mother’s gothra is no bar in families where cousins marry.',
  saveRule: 'Save the rule',
  ruleSaved: 'Your rule is saved.',
  always: 'always',
  stateFirst: 'Add this gothra above first: until then we cannot tell.',
  changedElsewhere: 'The rule was changed in another window.',
};

export const useLineageTexts = defineTexts('lineage', en);
