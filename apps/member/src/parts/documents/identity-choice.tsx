import { useQuery, queryOptions } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { IdentityKind } from '@kalyanam/shared/base/vocabulary/documents';
import { ChoiceGroup } from '../../ui/form/choice-group';
import { LoadError } from '../../ui/load-error';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton';
import { useDocumentTexts } from './documents.en';
import { type IdentityValues, useIdentityField } from './identity-values';
import type { IdentityDocumentsAnswer } from '@kalyanam/shared/contracts/identity-documents';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { api } from '../../session/session';

/** The documents that may be chosen; undefined until the server has answered. */
export const useOfferedDocuments = (): readonly IdentityKind[] | undefined => useQuery(identityDocuments).data;

/** The document that the surrounding form is about; null until it is known which are offered. */
export function useIdentityKind(): IdentityKind | null {
  const kind = useWatch<IdentityValues, 'identityKind'>({ name: 'identityKind' });
  const offered = useOfferedDocuments();
  return kind !== '' && offered?.includes(kind) ? kind : null;
}

/** Which document it is; nothing to choose where one alone is offered. */
export function IdentityChoice({ onChosen }: { onChosen?: () => void }) {
  const texts = useDocumentTexts();
  const { getValues, setValue, clearErrors } = useFormContext<IdentityValues>();
  const field = useIdentityField('identityKind', {
    onChange: () => {
      // The number of one document is none of another.
      setValue('aadhaarNumber', '');
      setValue('identityNumber', '');
      clearErrors(['identityKind', 'aadhaarNumber', 'identityNumber']);
      onChosen?.();
    },
  });
  const { data: offered, error, refetch } = useQuery(identityDocuments);
  useEffect(() => {
    const kind = getValues('identityKind');
    const [first] = offered ?? [];
    if (first && (kind === '' || !offered?.includes(kind))) setValue('identityKind', first);
  }, [offered, getValues, setValue]);

  if (!offered)
    return error ? (
      <LoadError error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton>
        <SkeletonBlock className="h-28 w-full" />
      </Skeleton>
    );
  if (offered.length === 1) return null;
  return (
    <ChoiceGroup
      label={texts.which}
      options={offered.map((value) => ({ value, label: texts.kinds[value] }))}
      {...field}
    />
  );
}

/** R43: which documents this deployment takes; no screen may guess. */
export const identityDocuments = queryOptions({
  queryKey: ['identity-documents'],
  queryFn: async ({ signal }) =>
    (await api.get<IdentityDocumentsAnswer>(ROUTES.identityDocuments, { signal })).documents,
  staleTime: Infinity,
});
