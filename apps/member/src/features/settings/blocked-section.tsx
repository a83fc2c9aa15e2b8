import { useQuery } from '@tanstack/react-query';
import { blockedMembers } from '../../domain/relations/blocked.queries';
import { PATHS } from '../../shell/paths';
import { ButtonLink } from '../../ui/button';
import { Section } from '../../ui/section';
import { useSettingsTexts } from './settings.en';

/** R29: the way to undo a block; how many there are is said as soon as it is known. */
export function BlockedSection() {
  const texts = useSettingsTexts();
  const { data } = useQuery(blockedMembers);
  return (
    <Section title={texts.others}>
      <ButtonLink to={PATHS.blocked} look="secondary">
        {texts.blocked(data?.length)}
      </ButtonLink>
    </Section>
  );
}
