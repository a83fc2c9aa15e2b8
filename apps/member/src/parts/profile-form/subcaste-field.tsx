import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { en } from '@kalyanam/shared/base/domain/subcastes.en';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { useNames } from '../../ui/texts/names';
import { NameField } from '../places/name-field';
import { addedSubcastes } from '../details/subcastes';

type SubcasteFieldProps = Omit<ComponentProps<typeof NameField>, 'names' | 'nameOf'>;

const PUBLISHED = Object.values(en);

/** A subcaste; without those that the team has added there are the published ones. */
export function SubcasteField(field: SubcasteFieldProps) {
  const { data: added = [] } = useQuery(addedSubcastes);
  const language = useLanguage();
  const { subcaste } = useNames();
  const nameOf = (name: string) => added.find((one) => one.en === name)?.[language] ?? subcaste(name);
  return <NameField {...field} names={[...PUBLISHED, ...added.map((one) => one.en)]} nameOf={nameOf} />;
}
