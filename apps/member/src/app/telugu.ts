import { te as profileLabels } from '@kalyanam/shared/profile/labels.te';
import { te as account } from '../domain/account/account.te';
import { te as consentWaits } from '../domain/account/consent-waits.te';
import { te as familyAccount } from '../domain/account/family-account.te';
import { te as contactChoice } from '../domain/account/contact-choice.te';
import { te as welcome } from '../domain/account/welcome.te';
import { te as calls } from '../domain/calls/calls.te';
import { ZONE_WORDS as zoneWords } from '@kalyanam/shared/calls/zone-words.te';
import { te as call } from '../features/first-call/call.te';
import { te as cards } from '../domain/cards/cards.te';
import { te as checkWords } from '../domain/checks/check-words.te';
import { te as documents } from '../domain/documents/documents.te';
import { te as missingDocument } from '../domain/documents/missing.te';
import { te as details } from '../domain/details/details.te';
import { te as files } from '../domain/files/files.te';
import { te as identity } from '../domain/identity/identity.te';
import { te as notificationWords } from '../domain/live/notification-words.te';
import { te as memberCode } from '../domain/member-code/member-code.te';
import { te as phone } from '../domain/phone/phone.te';
import { te as contact } from '../domain/relations/contact.te';
import { te as answers } from '../domain/relations/answers.te';
import { te as interest } from '../domain/relations/interest.te';
import { te as profileForm } from '../domain/profile-form/form.te';
import { te as starters } from '../domain/profile-form/starters.te';
import { te as speech } from '../domain/speech/speech.te';
import { te as marriage } from '../domain/account/marriage.te';
import { te as report } from '../domain/relations/report.te';
import { te as relations } from '../domain/relations/relations.te';
import { te as lookTwice } from '../domain/look-twice/look-twice.te';
import { te as looking } from '../domain/looking/looking.te';
import { te as numbers } from '../domain/looking/numbers.te';
import { te as searches } from '../domain/searches/searches.te';
import { te as fitLines } from '../domain/cards/fit-lines.te';
import { te as dismissed } from '../features/dismissed/dismissed.te';
import { te as matches } from '../features/matches/matches.te';
import { te as whyMatch } from '../features/profile/why-match.te';
import { te as wishWords } from '../domain/wishes/wish-words.te';
import { te as announcement } from '../features/announcement/announcement.te';
import { te as auth } from '../features/auth/auth.te';
import { te as reset } from '../features/auth/reset.te';
import { te as biodata } from '../features/biodata/biodata.te';
import { te as blocked } from '../features/blocked/blocked.te';
import { te as browse } from '../features/browse/browse.te';
import { te as why } from '../features/browse/why.te';
import { te as browseFilters } from '../features/browse/filters.te';
import { te as acting } from './acting-band.te';
import { te as deskVotes } from '../domain/desk/desk-votes.te';
import { te as desk } from '../features/desk/desk.te';
import { te as assisted } from '../features/assisted/assisted.te';
import { te as candidate } from '../features/candidate/candidate.te';
import { te as checks } from '../features/checks/checks.te';
import { te as ledger } from '../features/ledger/ledger.te';
import { te as editProfile } from '../features/edit-profile/edit-profile.te';
import { te as moreDetails } from '../features/edit-profile/more/more.te';
import { te as home } from '../features/home/home.te';
import { te as interests } from '../features/interests/interests.te';
import { te as landing } from '../features/landing/landing.te';
import { te as landingMore } from '../features/landing/more.te';
import { te as completeness } from '../features/my-profile/completeness.te';
import { te as wishes } from '../features/wishes/wishes.te';
import { te as lineage } from '../features/lineage/lineage.te';
import { te as gothraGate } from '../features/profile/gothra-gate.te';
import { te as gothraFilter } from '../features/browse/gothra-filter.te';
import { te as myProfile } from '../features/my-profile/my-profile.te';
import { te as notifications } from '../features/notifications/notifications.te';
import { te as pages } from '../features/pages/pages.te';
import { te as relativesNotice } from '../features/pages/relatives-notice.te';
import { te as photos } from '../features/photos/photos.te';
import { te as askPhotos } from '../features/profile/ask-photos.te';
import { te as photoWords } from '@kalyanam/shared/domain/photos.te';
import { te as preview } from '../features/profile/preview.te';
import { te as profile } from '../features/profile/profile.te';
import { te as register } from '../features/register/register.te';
import { te as settings } from '../features/settings/settings.te';
import { te as stories } from '../features/stories/stories.te';
import { te as help } from '../features/simple/help.te';
import { te as simple } from '../features/simple/simple.te';
import { te as simpleHome } from '../features/home/simple-home.te';
import { te as shortlist } from '../features/shortlist/shortlist.te';
import { te as verify } from '../features/verify/verify.te';
import { te as app } from '../shell/app.te';
import { te as accountMenu } from './account-menu.te';
import { te as common } from '../ui/texts/common.te';
import { te as conflict } from '../ui/texts/conflict.te';
import { te as months } from '../ui/texts/months.te';
import { te as password } from '../ui/texts/password.te';
import { te as photosHidden } from '../domain/cards/photos-hidden.te';
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
