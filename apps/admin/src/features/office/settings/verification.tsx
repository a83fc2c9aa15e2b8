import { useQuery } from '@tanstack/react-query';
import { LoadProblem } from '../../../ui/feedback/load-problem';
import { teamSettingsQuery } from '../../../session/team-settings';
import { TeamSettingsForm } from './verification-form';

/** Someone else's change brings a form of its own, so that nothing typed here is lost without a word. */
export function VerificationSettings() {
  const settings = useQuery({ ...teamSettingsQuery, refetchOnWindowFocus: false });
  if (settings.data) return <TeamSettingsForm loaded={settings.data} reload={() => settings.refetch()} />;
  return settings.isError ? (
    <LoadProblem
      what="The settings"
      problem={settings.error}
      retrying={settings.isFetching}
      onRetry={() => void settings.refetch()}
    />
  ) : null;
}
