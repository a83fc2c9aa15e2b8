import { useQuery } from '@tanstack/react-query';
import { LoadProblem } from '../../ui/load-problem';
import { deskSettingsQuery } from '../../session/desk-settings';
import { DeskForm } from './desk-form';

/** Someone else's change brings a form of its own, so that nothing typed here is lost without a word. */
export function Desk() {
  const settings = useQuery({ ...deskSettingsQuery, refetchOnWindowFocus: false });
  if (settings.data) return <DeskForm loaded={settings.data} reload={() => settings.refetch()} />;
  return settings.isError ? (
    <LoadProblem
      what="The settings"
      problem={settings.error}
      retrying={settings.isFetching}
      onRetry={() => void settings.refetch()}
    />
  ) : null;
}
