import { ProFormDependency } from '@ant-design/pro-components';
import shared from '@/components/shared.module.css';
import OwnerFields from '@/features/auth/shared/OwnerFields';
import FormField from '@/forms/FormField';
import { useT } from '@/hooks/useT';
import type { AccountInfo } from '@/services/types';
import EditForm from '../EditForm';
import { reasons, type UnsubscribeValues } from './unsubscribing';
import { useUnsubscribe } from './useUnsubscribe';

/** The form to close the account: reason, proof of identity, and a typed confirmation. */
export default function UnsubscribeForm(props: { info: AccountInfo; onClose: () => void }) {
  const t = useT();
  const { state, proof, isUnprovable } = useUnsubscribe(props.info);
  return (
    <EditForm
      state={state}
      label={t('account.unsubscribe.title')}
      submitLabel={t('account.unsubscribe.action')}
      isDanger
      onCancel={props.onClose}
    >
      <FormField
        field={{
          name: 'reason',
          type: 'select',
          label: t('account.unsubscribe.reason'),
          placeholder: t('account.unsubscribe.choose'),
          isRequired: true,
          options: reasons.map((code) => ({
            code,
            label: t(`account.unsubscribe.reason.${code}`),
          })),
        }}
      />
      <ProFormDependency name={['reason']}>
        {({ reason }: UnsubscribeValues) =>
          reason === 'other' && (
            <FormField
              field={{
                name: 'other',
                type: 'text',
                label: t('account.unsubscribe.other'),
                isRequired: true,
              }}
            />
          )
        }
      </ProFormDependency>
      <OwnerFields proof={proof} sentTo="account.unsubscribe.codeTo" />
      {isUnprovable && <p className={shared.problem}>{t('account.unsubscribe.noTarget')}</p>}
      <FormField
        field={{
          name: 'word',
          // This type has no automatic capitals and corrections, so the person can type the exact word.
          type: 'loginName',
          label: t('account.unsubscribe.confirm'),
          hint: t('account.unsubscribe.confirmHint', { word: t('account.unsubscribe.word') }),
          isRequired: true,
        }}
      />
    </EditForm>
  );
}
