import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { type BiodataChoice, BIODATA_ROUTES } from '@kalyanam/shared/topics/biodata/biodata';
import type {
  BiodataAnswer,
  BiodataChange,
  BiodataList,
  BiodataPreview,
  BiodataWithdrawn,
  NewBiodata,
} from '@kalyanam/shared/contracts/biodata';
import { orSuggest } from '../../../parts/family-desk/or-suggest';
import { api } from '../../../session/session';

const KEY = 'biodata';

/** C13: the links of this member, the newest first. */
export const biodataLinks = (page: number) =>
  queryOptions({
    queryKey: [KEY, 'links', page],
    queryFn: ({ signal }) => api.get<BiodataList>(BIODATA_ROUTES.all, { query: { page }, signal }),
    placeholderData: keepPreviousData,
  });

export const biodataLink = (id: string) =>
  queryOptions({
    queryKey: [KEY, 'link', id],
    queryFn: ({ signal }) => api.get<BiodataAnswer>(BIODATA_ROUTES.one(id), { signal }),
  });

/** What a page would show; the one before stays until the next has come. */
export const biodataPreview = ({ sections, gothra, horoscope, ...choice }: BiodataChoice) =>
  queryOptions({
    queryKey: [KEY, 'preview', sections, gothra, horoscope, choice],
    queryFn: async ({ signal }) => {
      const ticked = { ...(gothra && { gothra: 'yes' }), ...(horoscope && { horoscope: 'yes' }) };
      const query = { ...choice, ...ticked, sections: sections.join(',') };
      return (await api.get<BiodataPreview>(BIODATA_ROUTES.preview, { query, signal })).content;
    },
    enabled: sections.length > 0,
    placeholderData: keepPreviousData,
  });

export const makeBiodata = (wish: NewBiodata) =>
  orSuggest(api.post<BiodataAnswer>(BIODATA_ROUTES.all, wish), { kind: 'biodata', change: { ...wish } });
export const changeBiodata = (id: string, change: BiodataChange) =>
  orSuggest(api.patch<BiodataAnswer>(BIODATA_ROUTES.one(id), change), {
    kind: 'biodata-change',
    change: { ...change, id },
  });
export const withdrawBiodata = (id: string) => api.delete<BiodataWithdrawn>(BIODATA_ROUTES.one(id));
export const withdrawAllBiodata = () => api.delete<BiodataWithdrawn>(BIODATA_ROUTES.all);
export const biodataPdf = (id: string) => api.blob(BIODATA_ROUTES.pdf(id));

/** After any change: the lists and the links. */
export function useBiodataChanged() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [KEY] });
}
