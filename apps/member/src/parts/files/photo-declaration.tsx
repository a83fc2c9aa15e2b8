import { CheckboxField } from '../../ui/form/checkbox-field';
import { Icon } from '../../ui/icon';
import { useAskedBeforeUnload } from '../../ui/use-asked-before-unload';
import { FilePreview } from './file-preview';
import { useFileTexts } from './files.en';
import type { Declaration } from './use-declaration';

/** What the owner confirms with each upload. Pictures chosen before are shown, and wait for it. */
export function PhotoDeclaration({ declaration }: { declaration: Declaration }) {
  const texts = useFileTexts();
  const { given, held, give, drop } = declaration;
  useAskedBeforeUnload(() => held.length > 0);
  return (
    <div>
      <CheckboxField checked={given} onChange={(event) => give(event.target.checked)}>
        {texts.declaration}
      </CheckboxField>
      <p role="status" className="font-semibold">
        {held.length > 0 && texts.held}
      </p>
      {held.length > 0 && (
        <ul className="mt-2 grid max-w-lg grid-cols-4 gap-2">
          {held.map((file, index) => (
            <Held key={`${index}-${file.name}`} file={file} onDrop={() => drop(file)} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Held({ file, onDrop }: { file: File; onDrop: () => void }) {
  const texts = useFileTexts();
  return (
    <li className="relative aspect-4/5 overflow-hidden rounded-card border border-line">
      <FilePreview file={file} alt={file.name} className="size-full object-cover" />
      <button
        type="button"
        aria-label={texts.drop(file.name)}
        onClick={onDrop}
        className="absolute -top-1 -right-1 grid size-12 place-items-center"
      >
        <span className="grid size-8 place-items-center rounded-full bg-paper text-accent">
          <Icon name="close" />
        </span>
      </button>
    </li>
  );
}
