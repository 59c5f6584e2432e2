import { Link } from '@umijs/max';
import type { ReactNode } from 'react';
import { useT } from '@/hooks/useT';
import { safeReturnPath } from '@/session/returnPath';
import { webAddress } from '@/utils/webAddress';

interface BannerLinkProps {
  /** As the server gives it: a path of the portal, or an address of the web. Anything else is no link. */
  link: string;
  className: string | undefined;
  children: ReactNode;
}

/** Leads where a banner wants: inside the portal, or marked and safely to another site. */
export default function BannerLink({ link, className, children }: BannerLinkProps) {
  const t = useT();
  const path = safeReturnPath(link);
  if (path) {
    return (
      <Link className={className} to={path}>
        {children}
      </Link>
    );
  }
  const address = webAddress(link);
  if (!address) return <span className={className}>{children}</span>;
  return (
    <a className={className} href={address} target="_blank" rel="noopener noreferrer nofollow">
      {children}
      <span className="visuallyHidden">
        {t('common.externalLink')}
        {t('common.opensInNewTab')}
      </span>
    </a>
  );
}
