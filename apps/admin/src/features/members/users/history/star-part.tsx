import type { TeamHoroscope } from '@kalyanam/shared/team/users';
import { en as words } from '@kalyanam/shared/base/domain/star-words.en';
import { rasiOf, starId } from '@kalyanam/shared/topics/stars/star';
import { FactList } from '../../../../ui/list/fact-list';
import { TitledPart } from '../../../../ui/list/panel';

/** C11: what the family states. The time of birth is not for the team. */
export function StarPart({ horoscope: { star, pada, kuja } }: { horoscope: TeamHoroscope }) {
  const stated = star !== null && pada !== null ? { star, pada } : null;
  return (
    <TitledPart title="Horoscope">
      <FactList
        facts={[
          { label: 'Star and pada', value: stated ? `${words.stars[starId(stated.star)]} ${stated.pada}` : null },
          { label: 'Rasi', value: stated && words.rasis[rasiOf(stated)] },
          { label: 'Kuja dosham', value: kuja && words.kujaStatement[kuja] },
        ]}
      />
    </TitledPart>
  );
}
