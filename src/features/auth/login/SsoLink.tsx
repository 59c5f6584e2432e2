import { useLocation } from '@umijs/max';
import { Button, Flex } from 'antd';
import { useCall } from '@/hooks/useCall';
import { useT } from '@/hooks/useT';
import { getSsoAddresses } from '@/services/session';
import type { Domain } from '@/services/types';
import { ssoLoginUrl } from '@/session/sso';

interface SsoLinkProps {
  domain: Domain;
  /** Over a page that must stay as it is: in a window of its own, whose login this one follows. */
  isBeside?: boolean;
}

/** To the single sign-on page (spec §2), which comes back to the login with a ticket and the return path. */
export default function SsoLink({ domain, isBeside = false }: SsoLinkProps) {
  const t = useT();
  const { pathname, search, hash } = useLocation();
  const redirect = isBeside
    ? pathname + search + hash
    : new URLSearchParams(search).get('redirect');
  // Until the server has named another address, and when it cannot be asked, the specification's own leads there.
  const { data } = useCall(() => getSsoAddresses(domain, { skipErrorHandler: true }), {
    refreshDeps: [domain],
  });
  return (
    <Flex vertical gap={8} align="center" className="quiet">
      <span>{t('auth.sso.or')}</span>
      <Button
        block
        size="large"
        color="primary"
        variant="outlined"
        href={ssoLoginUrl(redirect, data?.loginUrl)}
        target={isBeside ? '_blank' : undefined}
        rel="noopener"
      >
        {t('auth.sso.link')}
      </Button>
      <span>{t(isBeside ? 'auth.sso.beside' : 'auth.sso.hint')}</span>
    </Flex>
  );
}
