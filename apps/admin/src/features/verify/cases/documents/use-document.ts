import type { DocumentKind } from '@kalyanam/shared/base/vocabulary/documents';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAdmin } from '../../../../session/admin-session';
import { useCan } from '../../../../session/permissions';
import { shortDayAndTime } from '../../../../ui/time/india-date';
import { openDocument } from '../verify.queries';

/** R17: a file that is opened on request only; it is held in memory and gone when another case is opened. */
export function useDocument(userId: string, kind: DocumentKind) {
  const admin = useAdmin();
  const mayRead = useCan('documents.read');
  const [enlarged, setEnlarged] = useState(false);
  const opening = useMutation({
    mutationFn: async ({ byItself }: { byItself: boolean }) => ({
      picture: await createImageBitmap(await openDocument(userId, kind, byItself)),
      stamp: `${admin?.name ?? ''} · ${shortDayAndTime(new Date())}`,
      byItself,
    }),
    gcTime: 0,
  });
  const { data: opened } = opening;
  // A bitmap's memory is freed when it is closed, not when it is collected.
  useEffect(() => () => opened?.picture.close(), [opened]);
  return {
    opened,
    enlarged,
    setEnlarged,
    mayRead,
    opening: opening.isPending,
    /** A file that opens automatically does not ask for the password, and stays silent when it cannot open. */
    problem: opening.variables?.byItself ? null : opening.error,
    open: (byItself = false) => {
      if (opened) setEnlarged(!byItself);
      else if (mayRead && !opening.isPending) opening.mutate({ byItself });
    },
  };
}

export type OpenableDocument = ReturnType<typeof useDocument>;
