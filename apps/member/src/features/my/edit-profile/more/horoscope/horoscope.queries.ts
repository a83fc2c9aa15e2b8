import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type {
  BirthPlacesAnswer,
  MyHoroscopeAnswer,
  StarAnswer,
  StarRequest,
} from '@kalyanam/shared/contracts/horoscope';
import { HOROSCOPE_ROUTES } from '@kalyanam/shared/topics/stars/horoscope';
import { api } from '../../../../../session/session';

export const myHoroscope = queryOptions({
  queryKey: ['my-horoscope'],
  queryFn: async ({ signal }) => (await api.get<MyHoroscopeAnswer>(HOROSCOPE_ROUTES.mine, { signal })).horoscope,
});

/** The star of a birth; nothing is kept of it. */
export const reckonedStar = (birth: StarRequest, complete: boolean) =>
  queryOptions({
    queryKey: ['reckoned-star', birth],
    queryFn: () => api.post<StarAnswer>(HOROSCOPE_ROUTES.star, birth),
    enabled: complete,
    staleTime: Infinity,
    retry: false,
  });

export const birthPlacesLike = (q: string) =>
  queryOptions({
    queryKey: ['birth-places', q],
    queryFn: async ({ signal }) =>
      (await api.get<BirthPlacesAnswer>(HOROSCOPE_ROUTES.places, { query: { q }, signal })).places,
    enabled: q !== '',
    staleTime: Infinity,
    placeholderData: keepPreviousData,
    retry: false,
  });
