import type { ProfileCard } from '@kalyanam/shared/contracts/profile';
import { Contact } from '../../../parts/relations/contact';
import { useContact } from '../../../parts/relations/use-contact';
import { Dialog } from '../../../ui/dialog';

/** R63: here, too, phone and email open at a press. */
export function ContactSheet({
  card: { id, name, photosHidden },
  onClose,
}: {
  card: ProfileCard;
  onClose: () => void;
}) {
  const contact = useContact(id);
  return (
    <Dialog open onClose={onClose} title={name}>
      <Contact accepted primary name={name} use={contact} contactHidden="until-opened" photosHidden={photosHidden} />
    </Dialog>
  );
}
