import { useQuery } from '@tanstack/react-query';
import { firstName } from '@kalyanam/shared/base/person-name';
import { mayBrowse } from '@kalyanam/shared/base/vocabulary/status';
import type { DeskAnswer } from '@kalyanam/shared/contracts/desk';
import type { InterestsPage } from '@kalyanam/shared/contracts/relations';
import type { WaitingAnswer } from '@kalyanam/shared/contracts/waiting';
import { FitLine } from '../../../parts/cards/fit-line';
import { useNews } from '../../../parts/live/use-news';
import { AnswerCard } from '../../../parts/relations/answer-card';
import { waiting } from '../../../parts/waiting/waiting.queries';
import { WaitingRows } from '../../../parts/waiting/waiting-rows';
import type { Member } from '../../../session/member';
import { useSessionUser } from '../../../session/session';
import { isOffered } from '../../../shell/pages';
import { NEW_BIODATA_PATH, PATHS } from '../../../shell/paths';
import { ButtonLink } from '../../../ui/button';
import { LoadError } from '../../../ui/load-error';
import { nameSize } from '../../../ui/name-size';
import { RowLink, RowList } from '../../../ui/row-list';
import { Section } from '../../../ui/section';
import { RowsSkeleton } from '../../../ui/skeleton';
import DeskPage from './desk.page';
import { desk, waitingFamilies } from './desk.queries';
import { useDeskTexts } from './desk.en';
import { Fate } from './fate';
import { Opinions } from './opinions';

const FAMILIES = 3;
const OPINIONS = 5;
const DESK = ['desk'];

type Seated = Member & { acting: NonNullable<Member['acting']> };

/** The first page of a family account; without a candidate, the group's page says what to do. */
export default function FamilyHomePage() {
  const user = useSessionUser();
  return user && isSeated(user) ? <FamilyHome user={user} /> : <DeskPage />;
}

const isSeated = (user: Member): user is Seated => user.acting !== undefined;

/** Who waits for the candidate, and what the family thinks. */
function FamilyHome({ user }: { user: Seated }) {
  const texts = useDeskTexts();
  const reads = isOffered(user, 'interests') && mayBrowse(user.verificationStatus);
  const waits = useQuery(waiting);
  const families = useQuery({ ...waitingFamilies, enabled: reads });
  const group = useQuery(desk);
  useNews(DESK);
  const asked = reads ? [waits, families, group] : [waits, group];
  const failed = asked.filter(({ data }) => !data);
  const waitsIn = ({ total, interests }: WaitingAnswer) =>
    total === interests ? texts.families(interests) : texts.things(total);
  const own = firstName(user.ownName ?? '', null);
  return (
    <div className="page grid max-w-3xl gap-6 py-6 sm:gap-8 sm:py-10">
      <title>{texts.homeTitle}</title>
      <div>
        <h1 className={`hyphens-auto wrap-anywhere ${nameSize(texts.namaste(own))}`}>{texts.namaste(own)}</h1>
        {reads && <p className="mt-1 min-h-6 text-muted">{waits.data && waitsIn(waits.data)}</p>}
      </div>
      {asked.some(({ isPending }) => isPending) ? (
        <RowsSkeleton />
      ) : (
        <>
          {failed[0] && (
            <LoadError error={failed[0].error} onRetry={() => failed.forEach((one) => void one.refetch())} />
          )}
          {waits.data && <Calls answer={waits.data} />}
          {reads && families.data && <Families page={families.data} />}
          {group.data && <Group data={group.data} user={user} />}
        </>
      )}
    </div>
  );
}

/** What waits other than interests, which have a card each. */
function Calls({ answer }: { answer: WaitingAnswer }) {
  const rows = answer.rows.filter(({ kind }) => kind !== 'interest');
  return rows.length > 0 && <WaitingRows answer={{ ...answer, rows, total: rows.length }} />;
}

/** One by one: the face, the letter and the answers of the first; the others follow on their page. */
function Families({ page }: { page: InterestsPage }) {
  const texts = useDeskTexts();
  const waitingNow = page.profiles.filter(({ interest }) => interest?.canDecline);
  const shown = waitingNow.slice(0, FAMILIES);
  const more = page.counts.received - shown.length;
  if (shown.length === 0)
    return (
      <ButtonLink to={PATHS.profiles} className="sm:justify-self-start">
        {texts.browse}
      </ButtonLink>
    );
  return (
    <div className="grid gap-4">
      {shown.map((card, place) => (
        <AnswerCard key={card.id} card={card} fit={<FitLine card={card} />} first={place === 0} />
      ))}
      {more > 0 && (
        <ButtonLink to={PATHS.interests} look="secondary">
          {texts.moreFamilies(more)}
        </ButtonLink>
      )}
    </div>
  );
}

function Group({ data: { opinions, drafts }, user }: { data: DeskAnswer; user: Seated }) {
  const texts = useDeskTexts();
  const own = drafts.filter(({ mine }) => mine);
  return (
    <>
      {opinions.length > 0 && <Opinions title={texts.familyThinks} opinions={opinions.slice(0, OPINIONS)} />}
      {own.length > 0 && (
        <Section title={texts.suggestions}>
          <ul className="divide-y divide-line rounded-card border border-line bg-paper">
            {own.map((draft) => (
              <Fate key={draft.id} draft={draft} />
            ))}
          </ul>
        </Section>
      )}
      <RowList>
        <RowLink to={PATHS.desk} icon="family" title={texts.toGroup(user.name)} hint={texts.toGroupHint} />
        {isOffered(user, 'shortlist') && <RowLink to={PATHS.shortlist} icon="bookmark" title={texts.shortlist} />}
        {isOffered(user, 'editProfile') && <RowLink to={PATHS.editProfile} icon="pencil" title={texts.toProfile} />}
        {isOffered(user, 'biodata') && <RowLink to={NEW_BIODATA_PATH} icon="file" title={texts.toBiodata} />}
      </RowList>
    </>
  );
}
