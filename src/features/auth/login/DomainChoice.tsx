import { useT } from '@/hooks/useT';
import type { Domain } from '@/services/types';
import RadioPair from '../shared/RadioPair';

const domains: readonly Domain[] = ['portal', 'censor'];

interface DomainChoiceProps {
  value: Domain;
  onChange: (domain: Domain) => void;
}

/** In which role to sign in: job seeker (portal) or reviewer (censor), spec §6. */
export default function DomainChoice({ value, onChange }: DomainChoiceProps) {
  const t = useT();
  return (
    <RadioPair
      label={t('auth.login.domain')}
      options={domains.map((domain) => ({
        value: domain,
        label: t(`auth.login.domain.${domain}`),
      }))}
      value={value}
      onChange={onChange}
    />
  );
}
