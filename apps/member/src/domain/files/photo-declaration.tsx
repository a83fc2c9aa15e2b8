import { CheckboxField } from '../../ui/form/checkbox-field';
import { useFileTexts } from './files.en';
import type { Declaration } from './use-declaration';

/** What the owner confirms with each upload; what was picked before it waits for it. */
export function PhotoDeclaration({ declaration, fixed = false }: { declaration: Declaration; fixed?: boolean }) {
  const texts = useFileTexts();
  return (
    <CheckboxField
      checked={declaration.given}
      // What was added under it stands under it.
      disabled={fixed && declaration.given}
      error={declaration.missing ? texts.confirm : undefined}
      onChange={(event) => declaration.give(event.target.checked)}
    >
      {texts.declaration}
    </CheckboxField>
  );
}
