import { useSearchParams } from 'react-router-dom';
import { PATHS } from '../../shell/paths';
import { readQuery, searchOf } from './filters';
import type { BrowseQuery } from '@kalyanam/shared/contracts/profile';
import { useNavigation } from '../../ui/navigation';

/** The list as the address describes it, and the way to another one. */
export function useBrowseQuery() {
  const [params] = useSearchParams();
  const { open } = useNavigation();
  return {
    query: readQuery(params),
    show: (query: BrowseQuery) => void open(PATHS.profiles + searchOf(query)),
  };
}
