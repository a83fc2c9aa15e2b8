import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { GothraRuleRequest, LineageAnswer, LineageRequest } from '@kalyanam/shared/contracts/gothras';
import { GOTHRA_ROUTES } from '@kalyanam/shared/topics/gothras/gothras';
import { myProfile } from '../../../parts/account/my-profile.queries';
import { orSuggest } from '../../../parts/family-desk/or-suggest';
import { api } from '../../../session/session';

export const myLineage = queryOptions({
  queryKey: ['my-lineage'],
  queryFn: ({ signal }) => api.get<LineageAnswer>(GOTHRA_ROUTES.mine, { signal }),
});

/** The compared values have changed, and so have the results on lists and profiles of others. */
function useStored() {
  const client = useQueryClient();
  return (answer: LineageAnswer) => {
    client.setQueryData(myLineage.queryKey, answer);
    for (const queryKey of [myProfile.queryKey, ['profiles'], ['profile']]) void client.invalidateQueries({ queryKey });
  };
}

export function useWriteLine() {
  const stored = useStored();
  return useMutation({
    mutationFn: (lines: LineageRequest) =>
      orSuggest(api.put<LineageAnswer>(GOTHRA_ROUTES.mine, lines), {
        kind: 'edit',
        of: 'lineage',
        change: { ...lines },
      }),
    onSuccess: stored,
  });
}

export function useWriteRule() {
  const stored = useStored();
  return useMutation({
    mutationFn: (rule: GothraRuleRequest) => api.put<LineageAnswer>(GOTHRA_ROUTES.rule, rule),
    onSuccess: stored,
  });
}
