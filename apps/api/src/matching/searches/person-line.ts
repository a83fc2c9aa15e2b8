/** One person in a digest: no name, no photo, no contact, no gothra, since a mailbox is not ours to guard. */
import { formatMemberCode } from '@kalyanam/shared/base/text';
import { heightLabel } from '@kalyanam/shared/base/vocabulary/height';
import type { Language } from '@kalyanam/shared/base/vocabulary/status';
import type { Candidate } from '../wishes/candidates.service.js';
import { DIGEST_WORDS } from './digest-words.js';
import { PROFILE_WORDS } from './profile-words.js';

export function personLine({ memberCode, profile, facts, degree }: Candidate, language: Language): string {
  const [words, digest] = [PROFILE_WORDS[language], DIGEST_WORDS[language]];
  return [
    digest.age(facts.age),
    heightLabel(facts.heightInches),
    degree ? words.word('degree', degree) : words.choice('education', profile.education),
    words.choice('occupation', profile.occupation),
    placeOf(profile, words),
    ...(facts.nativeDistrict ? [digest.native(words.word('nativeDistrict', facts.nativeDistrict))] : []),
    digest.number(formatMemberCode(memberCode)),
  ].join(', ');
}

const placeOf = ({ workCity, workCountry }: Candidate['profile'], words: (typeof PROFILE_WORDS)[Language]): string =>
  [...(workCity ? [words.city(workCity)] : []), ...(workCountry ? [words.choice('country', workCountry)] : [])].join(
    ', ',
  );
