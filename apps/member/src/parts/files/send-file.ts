import type { UploadOptions } from '@kalyanam/web/upload';
import { PHOTO_FIELDS } from '@kalyanam/shared/topics/photos/photos';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { api } from '../../session/session';
import type { UploadItem } from './upload-item';

/** One file, with the session or with the upload token of a registration; the routes read the fields before the file. */
export async function sendFile(item: UploadItem, options: UploadOptions & { token?: string }): Promise<void> {
  const form = new FormData();
  if (item.kind === 'photo') {
    // The owner has confirmed it before the file was taken.
    form.append(PHOTO_FIELDS.declaration, 'true');
    if (item.replaces !== undefined) form.append(PHOTO_FIELDS.replaces, item.replaces);
    form.append('photos', item.file, item.file.name);
    await api.upload(ROUTES.photos, form, options);
  } else {
    form.append('type', item.kind);
    form.append('document', item.file, item.file.name);
    await api.upload(ROUTES.documents, form, options);
  }
}
