import { en as vocabulary } from '@kalyanam/shared/base/domain/vocabulary.en';
import { defineTexts } from '@kalyanam/web/i18n/texts';

/** C14: what a family says of a profile, and what it asks the candidate for. */
export const en = {
  sent: (name: string) => `Sent to ${name}, who decides.`,
  asks: (name: string) => `What you save here goes to ${name}, who sees what would change and says yes or no.`,
  looksOnly: (name: string) =>
    `Only ${name} and those who manage with them change this. Please tell them what you would write.`,
  suggestTo: (candidate: string) => `Suggest to ${candidate}`,
  suggestName: (name: string, candidate: string) => `Suggest to ${candidate}: ${name}`,
  suggested: 'Suggested · take back',
  suggestedName: (name: string) => `Suggested · take back: ${name}`,
  askNow: (name: string) => `Send to ${name}`,
  photosAlone: (name: string) => `Only ${name}, and people ${name} allows, can add photos.`,
  talkTo: (relation: string) => `Talk to: ${relation.toLowerCase()}`,
  byHand: (name: string, relation: string) => `by ${name} (${relation.toLowerCase()})`,
  byRelation: (relation: string) => `by ${relation.toLowerCase()}, who has left the group`,
  numberBy: (relations: string) => `Your number was opened by the family: ${relations.toLowerCase()}`,
  heading: 'What the family thinks',
  vote: 'What do you think?',
  words: vocabulary.vote,
  relations: vocabulary.deskRelation,
  note: 'A few words for the family',
  noteAlone: 'Only you read your own words',
  save: 'Save',
  you: 'You',
  candidate: 'The candidate',
};

export const useDeskVoteTexts = defineTexts('deskVotes', en);
