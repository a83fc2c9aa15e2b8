import { te as profileLabels } from '@kalyanam/shared/profile/labels.te';
import { te as account } from '../parts/account/account.te';
import { te as consentWaits } from '../parts/account/consent-waits.te';
import { te as familyAccount } from '../parts/account/family-account.te';
import { te as contactChoice } from '../parts/account/contact-choice.te';
import { te as welcome } from '../parts/account/welcome.te';
import { te as calls } from '../parts/calls/calls.te';
import { ZONE_WORDS as zoneWords } from '@kalyanam/shared/calls/zone-words.te';
import { te as call } from '../features/contact/first-call/call.te';
import { te as cards } from '../parts/cards/cards.te';
import { te as checkWords } from '../parts/checks/check-words.te';
import { te as documents } from '../parts/documents/documents.te';
import { te as missingDocument } from '../parts/documents/missing.te';
import { te as details } from '../parts/details/details.te';
import { te as files } from '../parts/files/files.te';
import { te as identity } from '../parts/identity/identity.te';
import { te as notificationWords } from '../parts/live/notification-words.te';
import { te as memberCode } from '../parts/member-code/member-code.te';
import { te as phone } from '../parts/phone/phone.te';
import { te as contact } from '../parts/relations/contact.te';
import { te as answers } from '../parts/relations/answers.te';
import { te as interest } from '../parts/relations/interest.te';
import { te as profileForm } from '../parts/profile-form/form.te';
import { te as starters } from '../parts/profile-form/starters.te';
import { te as speech } from '../parts/speech/speech.te';
import { te as marriage } from '../parts/account/marriage.te';
import { te as report } from '../parts/relations/report.te';
import { te as relations } from '../parts/relations/relations.te';
import { te as lookTwice } from '../parts/look-twice/look-twice.te';
import { te as looking } from '../parts/looking/looking.te';
import { te as numbers } from '../parts/looking/numbers.te';
import { te as searches } from '../parts/searches/searches.te';
import { te as fitLines } from '../parts/cards/fit-lines.te';
import { te as dismissed } from '../features/contact/dismissed/dismissed.te';
import { te as matches } from '../features/matching/matches/matches.te';
import { te as whyMatch } from '../features/contact/profile/why-match.te';
import { te as wishWords } from '../parts/wishes/wish-words.te';
import { te as announcement } from '../features/my/announcement/announcement.te';
import { te as auth } from '../features/joining/auth/auth.te';
import { te as reset } from '../features/joining/auth/reset.te';
import { te as biodata } from '../features/my/biodata/biodata.te';
import { te as blocked } from '../features/contact/blocked/blocked.te';
import { te as browse } from '../features/matching/browse/browse.te';
import { te as why } from '../features/matching/browse/why.te';
import { te as browseFilters } from '../features/matching/browse/filters.te';
import { te as acting } from './acting-band.te';
import { te as deskVotes } from '../parts/family-desk/desk-votes.te';
import { te as desk } from '../features/my/family-desk/desk.te';
import { te as assisted } from '../features/joining/assisted/assisted.te';
import { te as candidate } from '../features/joining/candidate/candidate.te';
import { te as checks } from '../features/my/checks/checks.te';
import { te as ledger } from '../features/my/ledger/ledger.te';
import { te as editProfile } from '../features/my/edit-profile/edit-profile.te';
import { te as moreDetails } from '../features/my/edit-profile/more/more.te';
import { te as home } from '../features/matching/home/home.te';
import { te as interests } from '../features/contact/interests/interests.te';
import { te as landing } from '../features/joining/landing/landing.te';
import { te as landingMore } from '../features/joining/landing/more.te';
import { te as completeness } from '../features/my/my-profile/completeness.te';
import { te as wishes } from '../features/matching/wishes/wishes.te';
import { te as lineage } from '../features/my/lineage/lineage.te';
import { te as gothraGate } from '../features/contact/profile/gothra-gate.te';
import { te as gothraFilter } from '../features/matching/browse/gothra-filter.te';
import { te as myProfile } from '../features/my/my-profile/my-profile.te';
import { te as notifications } from '../features/my/notifications/notifications.te';
import { te as pages } from '../features/site/legal/pages.te';
import { te as relativesNotice } from '../features/site/legal/relatives-notice.te';
import { te as photos } from '../features/my/photos/photos.te';
import { te as askPhotos } from '../features/contact/profile/ask-photos.te';
import { te as photoWords } from '@kalyanam/shared/domain/photos.te';
import { te as preview } from '../features/contact/profile/preview.te';
import { te as profile } from '../features/contact/profile/profile.te';
import { te as register } from '../features/joining/register/register.te';
import { te as settings } from '../features/my/settings/settings.te';
import { te as stories } from '../features/site/stories/stories.te';
import { te as help } from '../features/site/help/help.te';
import { te as simple } from '../features/site/help/simple.te';
import { te as simpleHome } from '../features/matching/home/simple-home.te';
import { te as shortlist } from '../features/contact/shortlist/shortlist.te';
import { te as verify } from '../features/joining/verify/verify.te';
import { te as app } from '../shell/app.te';
import { te as accountMenu } from './account-menu.te';
import { te as common } from '../ui/texts/common.te';
import { te as conflict } from '../ui/texts/conflict.te';
import { te as months } from '../ui/texts/months.te';
import { te as password } from '../ui/texts/password.te';
import { te as photosHidden } from '../parts/cards/photos-hidden.te';
import { te as vocabulary } from '../ui/texts/vocabulary.te';
import { teDetailSentences } from '../ui/texts/detail-sentences.te';
import { teErrors, teMessages } from '../ui/texts/sentences.te';

/** Every Telugu text, under the names that the English ones give: one file, which English readers never fetch. */
export const telugu = {
  account,
  consentWaits,
  familyAccount,
  contactChoice,
  welcome,
  call,
  calls,
  zoneWords,
  cards,
  checkWords,
  details,
  documents,
  missingDocument,
  files,
  identity,
  notificationWords,
  profileLabels,
  memberCode,
  contact,
  answers,
  interest,
  relations,
  report,
  marriage,
  speech,
  lookTwice,
  looking,
  numbers,
  searches,
  phone,
  profileForm,
  starters,
  announcement,
  auth,
  reset,
  biodata,
  blocked,
  browse,
  browseFilters,
  acting,
  desk,
  deskVotes,
  assisted,
  candidate,
  checks,
  ledger,
  editProfile,
  moreDetails,
  home,
  interests,
  landing,
  landingMore,
  completeness,
  lineage,
  dismissed,
  fitLines,
  matches,
  whyMatch,
  why,
  wishes,
  conflict,
  wishWords,
  gothraGate,
  gothraFilter,
  myProfile,
  notifications,
  pages,
  relativesNotice,
  photos,
  preview,
  profile,
  register,
  settings,
  shortlist,
  help,
  stories,
  simple,
  simpleHome,
  verify,
  accountMenu,
  app,
  common,
  months,
  password,
  photosHidden,
  photoWords,
  askPhotos,
  vocabulary,
  sentences: { messages: teMessages, errors: teErrors, details: teDetailSentences },
};
