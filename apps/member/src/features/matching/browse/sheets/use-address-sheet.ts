import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { ListSheet } from '../../../../shell/paths';

/** A sheet over the list that has an address of its own: Back closes it, and it can be linked to. */
export function useAddressSheet(sheet: ListSheet) {
  const [params] = useSearchParams();
  const { state } = useLocation() as { state: { sheet?: true } | null };
  const navigate = useNavigate();
  const close = () => {
    if (state?.sheet) return void navigate(-1);
    const others = new URLSearchParams(params);
    others.delete(sheet);
    void navigate({ search: others.toString() }, { replace: true });
  };
  return { isOpen: params.has(sheet), close };
}
