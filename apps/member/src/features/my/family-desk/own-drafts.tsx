import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button';
import { Loaded } from '../../../ui/loaded';
import { Section } from '../../../ui/section';
import { RowsSkeleton } from '../../../ui/skeleton';
import { drafts } from './desk.queries';
import { useDeskTexts } from './desk.en';
import { Fate } from './fate';

/** The desk's suggestions, and their results. */
export function OwnDrafts() {
  const texts = useDeskTexts();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(drafts(page));
  return (
    <Section title={texts.fates}>
      <Loaded
        query={{ data, error, refetch }}
        skeleton={<RowsSkeleton />}
        empty={data?.drafts.length === 0 && <p className="text-muted">{texts.noFates}</p>}
      >
        {(data) => (
          <>
            <ul className="divide-y divide-line rounded-card border border-line bg-paper">
              {data.drafts.map((draft) => (
                <Fate key={draft.id} draft={draft} />
              ))}
            </ul>
            <div className="mt-3 flex flex-wrap gap-3">
              {page > 1 && (
                <Button look="quiet" onClick={() => setPage(page - 1)}>
                  {texts.newer}
                </Button>
              )}
              {page < data.totalPages && (
                <Button look="quiet" onClick={() => setPage(page + 1)}>
                  {texts.older}
                </Button>
              )}
            </div>
          </>
        )}
      </Loaded>
    </Section>
  );
}
