import { useState, type FormEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { DeskInvitationRequest, DeskMemberAnswer } from '@kalyanam/shared/contracts/desk';
import { RELATIONS_TO_CHOOSE, DESK_ROUTES } from '@kalyanam/shared/topics/family/desk';
import { DESK_ALLOWANCES, DESK_ROLES } from '@kalyanam/shared/topics/family/desk-rights';
import { plainPhone } from '@kalyanam/shared/base/phone';
import { DESK_INVITATION_RULES } from '@kalyanam/shared/topics/family/desk.rules';
import { rulesResolver } from '@kalyanam/web/form/rules-resolver';
import { applyServerErrors } from '@kalyanam/web/form/server-errors';
import { FormPhone } from '../../../parts/phone/form-phone';
import { dropDraft, readDraft, useKeptForm } from '../../../session/kept-drafts';
import { api } from '../../../session/session';
import { Button } from '../../../ui/button';
import { CheckboxField } from '../../../ui/form/checkbox-field';
import { FailureNotice } from '../../../ui/form/failure-notice';
import { SelectField } from '../../../ui/form/select-field';
import { TextField } from '../../../ui/form/text-field';
import { Icon } from '../../../ui/icon';
import { Sheet } from '../../../ui/sheet';
import { showToast } from '../../../ui/toast';
import { useDeskChanged } from './desk.queries';
import { useDeskTexts } from './desk.en';
import { useCommonTexts } from '../../../ui/texts/common.en';

const resolver = rulesResolver<DeskInvitationRequest>(DESK_INVITATION_RULES);
const DRAFT = 'desk-invitation';

/** The button that opens the form: the members of the group come first. */
export function Invite(props: Omit<InviteFormProps, 'onDone'>) {
  const texts = useDeskTexts();
  const [open, setOpen] = useState(false);
  const title = props.candidate === null ? texts.invite : texts.inviteHelper;
  const close = () => setOpen(false);
  return (
    <>
      <Button look="secondary" className="sm:justify-self-start" onClick={() => setOpen(true)}>
        <Icon name="plus" />
        {title}
      </Button>
      <Sheet open={open} onClose={close} title={title}>
        <InviteForm {...props} onDone={close} />
      </Sheet>
    </>
  );
}

interface InviteFormProps {
  /** Name, unless the candidate invites. */
  candidate: string | null;
  /** The candidate has not yet agreed that others act for them. */
  needsConsent: boolean;
  onDone: () => void;
}

function InviteForm({ candidate, needsConsent, onDone }: InviteFormProps) {
  const byCandidate = candidate === null;
  const texts = useDeskTexts();
  const common = useCommonTexts();
  const changed = useDeskChanged();
  const [failed, setFailed] = useState<unknown>(null);
  const unsent = { role: byCandidate ? '' : 'helper', relation: '', phone: '', email: '', allow: [] as string[] };
  const empty = { ...unsent, consent: false };
  const begun = { ...readDraft(DRAFT, unsent), consent: false };
  const form = useForm<DeskInvitationRequest>({ resolver, defaultValues: begun as never });
  useKeptForm<DeskInvitationRequest, object>(DRAFT, form, unsent);
  const { register, formState } = form;
  const role = useWatch({ control: form.control, name: 'role' });
  const { errors, isSubmitting } = formState;
  const submit = form.handleSubmit(async (values) => {
    setFailed(null);
    const { allow, consent, email, ...rest } = values;
    const body = {
      ...rest,
      ...(rest.role === 'manager' && { allow }),
      ...(email && { email }),
      ...(needsConsent && { consent }),
    };
    try {
      await api.post<DeskMemberAnswer>(DESK_ROUTES.invitations, body);
      showToast(texts.invitedNow);
      form.reset(empty as never);
      dropDraft(DRAFT);
      onDone();
      await changed();
    } catch (thrown) {
      if (applyServerErrors(form, thrown).length === 0) setFailed(thrown);
    }
  });
  const press = (event: FormEvent) => {
    form.setValue('phone', plainPhone(form.getValues('phone')));
    void submit(event);
  };
  const roles = DESK_ROLES.map((value) => ({ value, label: `${texts.roles[value]}: ${texts.roleHints[value]}` }));
  const relations = RELATIONS_TO_CHOOSE.map((value) => ({ value, label: texts.relations[value] }));
  return (
    <form noValidate onSubmit={press} className="fields">
      <FailureNotice failed={failed} />
      <SelectField
        label={texts.relation(candidate)}
        options={relations}
        error={errors.relation?.message}
        {...register('relation')}
      />
      {byCandidate && (
        <SelectField label={texts.role} options={roles} error={errors.role?.message} {...register('role')} />
      )}
      {role === 'manager' && (
        <fieldset>
          <legend className="font-semibold">{texts.allow}</legend>
          {DESK_ALLOWANCES.map((value) => (
            <CheckboxField key={value} value={value} {...register('allow')}>
              {texts.allowances[value]}
            </CheckboxField>
          ))}
        </fieldset>
      )}
      <FormPhone control={form.control} label={texts.phone} hint={texts.phoneHint} />
      <TextField
        label={texts.email}
        hint={texts.emailHint}
        type="email"
        optional
        error={errors.email?.message}
        {...register('email')}
      />
      {needsConsent && (
        <CheckboxField error={errors.consent?.message} {...register('consent')}>
          {texts.consent}
        </CheckboxField>
      )}
      <Button type="submit" busy={isSubmitting} className="sm:min-w-48 sm:justify-self-start">
        {isSubmitting ? common.sending : texts.send}
      </Button>
    </form>
  );
}
