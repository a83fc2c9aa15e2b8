import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { dateInIndia } from '@kalyanam/shared/base/india-time';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { COUPON_RULES } from '@kalyanam/shared/team/admin.rules';
import { alsoJudged } from '@kalyanam/shared/base/rule';
import { rulesResolver } from '@kalyanam/web/form/rules-resolver';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import { DraftNote, draftOf, useDraft } from '../../../ui/form/drafts';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { useOnce } from '../../../ui/form/once';
import { Permitted } from '../../../ui/list/permitted';
import { problemSentence, showFailure } from '../../../ui/feedback/problem-sentence';
import { toast } from '../../../ui/feedback/toast';
import { unusedCode } from './coupon-code';
import { asRequest, NO_COUPON, type CouponForm } from './coupon-form';
import type { CouponAnswer, CreateCouponRequest } from '@kalyanam/shared/team/coupons';
import { api } from '../../../session/admin-session';

const createCoupon = (coupon: CreateCouponRequest) => api.post<CouponAnswer>(ADMIN_ROUTES.coupons, coupon);

const DRAFT = 'coupon';
const FAILED = 'Failed to create coupon';
const today = (): string => dateInIndia(new Date());
const resolve = rulesResolver<CouponForm>({
  ...COUPON_RULES,
  expiryDate: alsoJudged(COUPON_RULES.expiryDate, (value) =>
    typeof value === 'string' && value !== '' && value < today() ? ADMIN_MESSAGES.couponExpired : null,
  ),
});

export const CreateCoupon = ({ onClose }: { onClose: () => void }) => (
  <FormDrawer title="Create Coupon" lead="Not needed today; for future paid features" onClose={onClose}>
    <title>Create Coupon · Kalyanam team</title>
    <Permitted to="coupons.write" otherwise="Only owners can create coupons">
      <NewCoupon onDone={onClose} />
    </Permitted>
  </FormDrawer>
);

function NewCoupon({ onDone }: { onDone: () => void }) {
  const queries = useQueryClient();
  const form = useForm<CouponForm>({
    resolver: (values, ...others) => resolve(asRequest(values) as unknown as CouponForm, ...others),
    defaultValues: draftOf<CouponForm>(DRAFT) ?? NO_COUPON,
  });
  const draft = useDraft(DRAFT, form, NO_COUPON);
  const { errors, isSubmitting } = form.formState;
  const code = form.register('code');
  const generating = useMutation({
    mutationFn: unusedCode,
    onSuccess: (made) => form.setValue('code', made, { shouldDirty: true, shouldValidate: true }),
    onError: (thrown) => form.setError('code', { message: problemSentence(thrown, 'No code could be made') }),
  });

  const submit = useOnce(
    form.handleSubmit(async () => {
      try {
        const { message } = await createCoupon(asRequest(form.getValues()));
        draft.sent();
        toast(message || ADMIN_MESSAGES.couponCreated);
        void queries.invalidateQueries({ queryKey: [ADMIN_ROUTES.coupons] });
        onDone();
      } catch (thrown) {
        showFailure(form, thrown, FAILED);
      }
    }),
    draft.isSent,
  );

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
      <DraftNote draft={draft} />
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <TextField
          label="Code"
          required
          autoFocus
          sx={{ flex: 1, minWidth: 0 }}
          error={Boolean(errors.code)}
          helperText={errors.code?.message ?? 'Letters, digits, hyphens and underscores'}
          slotProps={{
            inputLabel: { shrink: true },
            htmlInput: { maxLength: 40, autoCapitalize: 'characters', autoComplete: 'off', spellCheck: false },
          }}
          {...code}
          onChange={(event) => {
            event.target.value = event.target.value.toUpperCase();
            return code.onChange(event);
          }}
        />
        <Button
          variant="outlined"
          loading={generating.isPending}
          sx={{ minHeight: 56 }}
          onClick={() => generating.mutate()}
        >
          Generate
        </Button>
      </Box>
      <TextField
        label="Discount (%)"
        required
        error={Boolean(errors.discount)}
        helperText={errors.discount?.message ?? `A whole number from ${LIMITS.discount.min} to ${LIMITS.discount.max}`}
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
        {...form.register('discount')}
      />
      <TextField
        label="Expiry date"
        type="date"
        error={Boolean(errors.expiryDate)}
        helperText={errors.expiryDate?.message ?? 'Optional; valid until the end of that day in India'}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today() } }}
        {...form.register('expiryDate')}
      />
      <TextField
        label="Maximum uses"
        error={Boolean(errors.maxUses)}
        helperText={errors.maxUses?.message ?? 'Optional'}
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
        {...form.register('maxUses')}
      />
      <Controller
        name="isActive"
        control={form.control}
        render={({ field: { value, onChange, ref } }) => (
          <FormControlLabel
            control={<Switch checked={value} onChange={onChange} slotProps={{ input: { ref } }} />}
            label="Active"
          />
        )}
      />
      {errors.root?.message && <Alert severity="error">{errors.root.message}</Alert>}
      <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
        Create Coupon
      </Button>
    </Box>
  );
}
