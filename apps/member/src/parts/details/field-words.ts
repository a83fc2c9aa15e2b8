import { isDetail } from '@kalyanam/shared/topics/profile/details';
import type { CatalogueField } from '@kalyanam/shared/topics/profile/catalogue';
import type { ChoiceName } from '@kalyanam/shared/topics/profile/labels';
import { useProfileWords } from '../../ui/texts/profile';
import { useSubcasteWord } from './subcastes';
import { useDetailWords } from './words';

/** What any field of the catalogue is called, and what one word of its list says. */
export function useFieldWords() {
  const { labels, choice } = useProfileWords();
  const { labels: details, valueOf } = useDetailWords();
  const subcaste = useSubcasteWord();

  const labelOf = (field: CatalogueField): string => (isDetail(field) ? details.details[field] : labels.fields[field]);

  const wordOf = (field: CatalogueField, word: string): string => {
    if (field === 'subcaste') return subcaste(word);
    return isDetail(field) ? valueOf(field, word) : choice(field as ChoiceName, word);
  };

  return { labelOf, wordOf };
}
