import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { ADMIN_MESSAGES } from '@kalyanam/shared/admin/messages';
import { ADMIN_ROUTES } from '@kalyanam/shared/admin/routes';
import { dateInIndia } from '@kalyanam/shared/india-time';
import { LIMITS } from '@kalyanam/shared/limits';
import { COUPON_RULES } from '@kalyanam/shared/rules/admin.rules';
import { alsoJudged } from '@kalyanam/shared/rules/rule';
import { rulesResolver } from '@kalyanam/web/form/rules-resolver';
import { applyServerErrors } from '@kalyanam/web/form/server-errors';
import { useQueryClient } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { PATHS } from '../../shell/paths';
import { Permitted } from '../../ui/permitted';
import { PageFrame } from '../../ui/page';
import { problemSentence } from '../../ui/problem-sentence';
import { toast } from '../../ui/toast';
import { asRequest, NO_COUPON, type CouponForm } from './coupon-form';
import { createCoupon } from './coupons.queries';

const FAILED = 'Failed to create coupon';
const today = (): string => dateInIndia(new Date());
const resolve = rulesResolver<CouponForm>({
  ...COUPON_RULES,
  expiryDate: alsoJudged(COUPON_RULES.expiryDate, (value) =>
    typeof value === 'string' && value !== '' && value < today() ? ADMIN_MESSAGES.couponExpired : null,
  ),
});

export function Page() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const form = useForm<CouponForm>({
    resolver: (values, ...others) => resolve(asRequest(values) as unknown as CouponForm, ...others),
    defaultValues: NO_COUPON,
  });
  const { errors, isSubmitting } = form.formState;
  const code = form.register('code');

  const submit = form.handleSubmit(async () => {
    try {
      const { message } = await createCoupon(asRequest(form.getValues()));
      toast(message || ADMIN_MESSAGES.couponCreated);
      void queries.invalidateQueries({ queryKey: [ADMIN_ROUTES.coupons] });
      await navigate(PATHS.coupons);
    } catch (thrown) {
      if (applyServerErrors(form, thrown).length === 0) {
        form.setError('root', { message: problemSentence(thrown, FAILED) });
      }
    }
  });

  return (
    <PageFrame
      title="Create Coupon"
      lead="Registration is free; coupons are for what may cost something later."
      tools={
        <Button component={Link} to={PATHS.coupons}>
          All coupons
        </Button>
      }
    >
      <Permitted to="coupons.write" otherwise="Your role can only view coupons; an owner creates them.">
        <Paper
          component="form"
          variant="outlined"
          noValidate
          onSubmit={(event) => void submit(event)}
          sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 2.5, maxWidth: 520 }}
        >
          <TextField
            label="Code"
            required
            error={Boolean(errors.code)}
            helperText={errors.code?.message ?? 'Letters, digits, hyphens and underscores'}
            slotProps={{
              htmlInput: { maxLength: 40, autoCapitalize: 'characters', autoComplete: 'off', spellCheck: false },
            }}
            {...code}
            onChange={(event) => {
              event.target.value = event.target.value.toUpperCase();
              return code.onChange(event);
            }}
          />
          <TextField
            label="Discount (%)"
            required
            error={Boolean(errors.discount)}
            helperText={
              errors.discount?.message ?? `A whole number from ${LIMITS.discount.min} to ${LIMITS.discount.max}`
            }
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
          <Button type="submit" variant="contained" size="large" loading={isSubmitting} sx={{ justifySelf: 'start' }}>
            Create Coupon
          </Button>
        </Paper>
      </Permitted>
    </PageFrame>
  );
}
