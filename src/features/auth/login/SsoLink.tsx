import { useLocation } from '@umijs/max';
import { Button, Flex } from 'antd';
import { useT } from '@/hooks/useT';
import type { Domain } from '@/services/types';
import { ssoLoginUrl } from '@/session/actions/sso';
import { useSsoAddress } from './useSsoAddress';

/**
 * A link to the single sign-on page (spec §2), which leads back to the login with a ticket and the return path. `isBeside`
 * opens it in a new window, because the current page must stay; this window then follows the login.
 */
export default function SsoLink({ domain, isBeside }: { domain: Domain; isBeside?: boolean }) {
  const t = useT();
  const { pathname, search, hash } = useLocation();
  const redirect = isBeside
    ? pathname + search + hash
    : new URLSearchParams(search).get('redirect');
  // Until the server's address has loaded, or when loading fails, the link uses the specification's address.
  const address = useSsoAddress(domain);
  return (
    <Flex vertical gap={8} align="center" className="quiet">
      <span>{t('auth.sso.or')}</span>
      <Button
        block
        size="large"
        color="primary"
        variant="outlined"
        href={ssoLoginUrl(redirect, address)}
        target={isBeside ? '_blank' : undefined}
        rel="noopener"
      >
        {t('auth.sso.link')}
      </Button>
      <span>{t(isBeside ? 'auth.sso.beside' : 'auth.sso.hint')}</span>
    </Flex>
  );
}
