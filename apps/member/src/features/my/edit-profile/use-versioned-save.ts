import { useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path, type Resolver } from 'react-hook-form';
import { isApiError } from '@kalyanam/web/api-error';
import { applyServerErrors } from '@kalyanam/web/form/server-errors';

/** Times that a save is sent again because other values were changed elsewhere in between. */
const AGAIN = 3;

/** The version that the typed values were made on, and its values. */
export interface Base<Values> {
  readonly version: number;
  readonly values: Values;
}

export interface Conflict<Values, Name> {
  readonly newest: Values;
  readonly names: readonly Name[];
}

interface VersionedSave<Values extends FieldValues, Name> {
  first: () => Base<Values>;
  /** Values of a draft, made on the first version. */
  typed?: Values;
  resolverOf: (kept: Values) => Resolver<Values>;
  /** The newest version that is known here. */
  known: () => Base<Values>;
  fetchNewest: () => Promise<Base<Values>>;
  changed: (from: Values, to: Values) => readonly Name[];
  merge: (base: Values, mine: Values, newest: Values) => { values: Values; conflicts: readonly Name[] };
  /** Saves what differs from the base. */
  send: (values: Values, from: Base<Values>) => Promise<void>;
  /** Something that is saved without a change of the values. */
  sendsMore?: (values: Values) => boolean;
  onUnchanged: () => void;
}

/** A form saved against the version it was made on; where the same was changed elsewhere, the member chooses (R30). */
export function useVersionedSave<Values extends FieldValues, Name extends Path<Values>>(
  options: VersionedSave<Values, Name>,
) {
  const { resolverOf, known, fetchNewest, changed, merge, send, sendsMore, onUnchanged } = options;
  const [base, setBase] = useState(options.first);
  const [conflict, setConflict] = useState<Conflict<Values, Name> | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  const form = useForm<Values>({
    resolver: resolverOf(base.values),
    mode: 'onTouched',
    defaultValues: (options.typed ?? base.values) as DefaultValues<Values>,
  });

  const save = form.handleSubmit(async (values) => {
    setFailed(null);
    setConflict(null);
    if (changed(base.values, values).length === 0 && !sendsMore?.(values)) return onUnchanged();
    // A new version of the same values (something beside them was saved) is no lost update.
    const { version, values: now } = known();
    const untouched = changed(base.values, now).length === 0;
    try {
      await attempt(values, untouched ? { ...base, version } : base);
    } catch (thrown) {
      if (applyServerErrors(form, thrown).length === 0) setFailed(thrown);
    }
  });

  async function attempt(values: Values, from: Base<Values>, again = AGAIN): Promise<void> {
    try {
      await send(values, from);
    } catch (thrown) {
      if (!isApiError(thrown) || thrown.code !== 'changed-meanwhile' || again === 0) throw thrown;
      const next = await fetchNewest();
      const { values: both, conflicts } = merge(from.values, values, next.values);
      if (conflicts.length === 0) return attempt(both, next, again - 1);
      begin(next, both);
      setConflict({ newest: next.values, names: conflicts });
    }
  }

  /** Goes on from a version, with its values or others. */
  function begin(next: Base<Values>, values = next.values) {
    setBase(next);
    form.reset(values);
    setConflict(null);
  }

  /** Takes the newest value, or stays with what was typed. */
  function settle(name: Name, newest: boolean) {
    if (!conflict) return;
    if (newest) form.setValue(name, conflict.newest[name]);
    setConflict({ ...conflict, names: conflict.names.filter((other) => other !== name) });
  }

  const isUnsaved = () => changed(base.values, form.getValues()).length > 0;

  return { form, base, rebase: setBase, begin, save, failed, conflict, settle, isUnsaved };
}
