import type { FieldValues, RegistrationForm, RegistrationReceipt } from '../src/services/types';
import { iso } from './_preview/clock';
import { formErrors } from './_preview/formCheck';
import { badPayload, openPayload } from './_preview/payload';
import { fail, invalid, ok } from './_preview/reply';
import { type Ctx, handlers } from './_preview/route';
import { type FormSeed, registrationForms } from './_preview/seed/registrationForms';

interface Registration {
  receiptNumber: string;
  values: FieldValues;
}

interface RegistrationState {
  /** By form and person: login name, or session id of a visitor. */
  saved: Record<string, Registration>;
  count: number;
}

const stateOf = (ctx: Ctx): RegistrationState =>
  ctx.store.slice<RegistrationState>('registrations', () => ({ saved: {}, count: 0 }));

const keyOf = (ctx: Ctx, formId: string): string =>
  `${formId}/${ctx.user?.loginName ?? `session:${ctx.session?.id ?? ''}`}`;

function formOf(formId: string): FormSeed | undefined {
  return Object.hasOwn(registrationForms, formId) ? registrationForms[formId] : undefined;
}

/** What the server knows of a signed-in person, for the fields the form has. */
function known(ctx: Ctx, form: FormSeed): FieldValues {
  const { name, mobile, email, gender, birthDate } = ctx.user ?? {};
  const facts: Record<string, string | undefined> = { name, mobile, email, gender, birthDate };
  return Object.fromEntries(
    form.fields.flatMap((field) => {
      const value = facts[field.name];
      return value ? [[field.name, value]] : [];
    }),
  );
}

/** Values for the form's own fields; a field that it does not have is dropped. */
function ownValues(form: FormSeed, values: Record<string, unknown>): FieldValues {
  return Object.fromEntries(
    form.fields.flatMap(({ name }) => {
      const value = values[name];
      const isPlain = ['string', 'number', 'boolean'].includes(typeof value);
      return isPlain || Array.isArray(value) ? [[name, value as FieldValues[string]]] : [];
    }),
  );
}

export default handlers({
  'GET /pt/portal/registration/edit': (ctx) => {
    const formId = ctx.query.text('formId');
    const form = formOf(formId);
    if (!form) {
      return fail('NOT_FOUND', '登记表不存在或已停用');
    }
    const saved = stateOf(ctx).saved[keyOf(ctx, formId)];
    return ok<RegistrationForm>({
      formId,
      title: form.title,
      introHtml: form.introHtml,
      fields: form.fields,
      values: saved?.values ?? known(ctx, form),
    });
  },

  'POST /pt/portal/registration/save': (ctx) => {
    const sent = openPayload(ctx, 'portal');
    if (!sent) {
      return badPayload();
    }
    const formId = sent.text('formId');
    const form = formOf(formId);
    if (!form) {
      return fail('NOT_FOUND', '登记表不存在或已停用');
    }
    const values = ownValues(form, sent.record('values'));
    const errors = formErrors(form.fields, values);
    if (errors.length > 0) {
      return invalid(errors);
    }
    const state = stateOf(ctx);
    const key = keyOf(ctx, formId);
    state.count += 1;
    const day = iso(ctx.now).slice(0, 10).replaceAll('-', '');
    // Sending again corrects the form; the receipt number stays.
    const receiptNumber =
      state.saved[key]?.receiptNumber ??
      `${form.prefix}${day}${String(state.count).padStart(3, '0')}`;
    state.saved[key] = { receiptNumber, values };
    return ok<RegistrationReceipt>({ receiptNumber });
  },
});
