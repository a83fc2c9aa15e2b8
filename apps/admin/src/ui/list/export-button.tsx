import Button from '@mui/material/Button';
import type { TeamList } from '@kalyanam/shared/team/lists';
import { can } from '@kalyanam/shared/team/roles';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { dateInIndia } from '@kalyanam/shared/base/india-time';
import { queryText } from '@kalyanam/web/api-client';
import { useMutation } from '@tanstack/react-query';
import { api, useAdmin } from '../../session/admin-session';
import { withStepUp } from '../../session/step-up';
import { DownloadIcon } from './icons';
import { saveFile } from '../form/browser';
import { problemSentence } from '../feedback/problem-sentence';
import { toast } from '../feedback/toast';

interface Props {
  of: Pick<TeamList, 'route' | 'exports' | 'file'>;
  /** Its filters and order. */
  chosen?: object;
}

/** The whole list behind the filters, as a file. */
export function ExportButton({ of: { route, exports, file }, chosen = {} }: Props) {
  const role = useAdmin()?.role;
  const exporting = useMutation({
    mutationFn: () => withStepUp(() => api.blob(ADMIN_ROUTES.exportOf(route) + queryText(chosen))),
    onSuccess: (rows) =>
      saveFile(`${file ?? route.slice(route.lastIndexOf('/') + 1)}-${dateInIndia(new Date())}.csv`, rows),
    onError: (thrown) => toast(problemSentence(thrown, 'The list could not be exported'), 'problem'),
  });
  if (!exports || !can(role, exports)) return null;
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<DownloadIcon />}
      loading={exporting.isPending}
      onClick={() => exporting.mutate()}
    >
      Export CSV
    </Button>
  );
}
