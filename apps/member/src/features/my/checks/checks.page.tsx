import { useQuery } from '@tanstack/react-query';
import { ToMyProfile } from '../../../parts/account/to-my-profile';
import { Loaded } from '../../../ui/loaded';
import { RowsSkeleton } from '../../../ui/skeleton';
import { CheckRow } from './check-row';
import { useChecksTexts } from './checks.en';
import { myChecks } from './checks.queries';

/** C7: the checked facts of one's own profile, and how to have more of it checked. */
export default function ChecksPage() {
  const texts = useChecksTexts();
  const query = useQuery(myChecks);
  return (
    <div className="page max-w-3xl py-6 sm:py-10">
      <title>{texts.title}</title>
      <ToMyProfile />
      <h1 className="text-3xl sm:text-4xl">{texts.heading}</h1>
      <p className="mt-2 mb-5 max-w-prose text-muted">{texts.lead}</p>
      <Loaded query={query} skeleton={<RowsSkeleton />}>
        {(data) => (
          <>
            <p className="mb-3 font-semibold">
              {texts.count(data.checks.filter(({ state }) => state === 'checked').length, data.checks.length)}
            </p>
            <ul className="divide-y divide-line rounded-card border border-line bg-paper">
              {data.checks.map((check) => (
                <CheckRow key={check.fact} check={check} documents={data.documents} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </div>
  );
}
