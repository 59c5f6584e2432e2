import { Link } from '@umijs/max';
import type { ReactNode } from 'react';
import Failure from '@/components/Failure';
import { useCall } from '@/hooks/useCall';
import { useT } from '@/hooks/useT';
import { getBanners } from '@/services/content';
import { publicFileUrl } from '@/services/file';
import type { Banner } from '@/services/types';
import { safeReturnPath } from '@/session/returnPath';
import { webAddress } from '@/utils/webAddress';
import styles from './Banners.module.css';

const places = ['first', 'second', 'third', 'fourth'] as const;

/** Banners side by side: nothing moves by itself, and all can be reached by scrolling or Tab (WCAG 2.2.2). */
export default function Banners() {
  const t = useT();
  const { data, error, loading, refresh } = useCall(() => getBanners());
  if (error && !data) {
    return (
      <Failure isCompact title={t('home.banners.failed')} onRetry={refresh} isRetrying={loading} />
    );
  }
  if (data && data.length === 0) return null;
  return (
    <section aria-label={t('home.banners.title')}>
      <ul className={styles.strip} aria-busy={!data}>
        {data
          ? data.map((banner) => (
              <li key={banner.id} className={styles.item}>
                <BannerLink className={styles.link} link={banner.link}>
                  <Picture banner={banner} />
                </BannerLink>
              </li>
            ))
          : places.map((place) => (
              <li key={place} className={styles.item} aria-hidden="true">
                <span className={styles.link}>
                  <span className={styles.picture} />
                  <span className={styles.title} />
                </span>
              </li>
            ))}
      </ul>
    </section>
  );
}

function Picture({ banner: { title, imageFileId } }: { banner: Banner }) {
  return (
    <>
      {/* The words are beside it; the size keeps its place before it comes. */}
      <img
        className={styles.picture}
        src={publicFileUrl(imageFileId)}
        alt=""
        width={1200}
        height={360}
        loading="lazy"
        decoding="async"
      />
      <span className={styles.title} lang="zh-CN">
        {title}
      </span>
    </>
  );
}

interface BannerLinkProps {
  /** As the server gives it: a path of the portal, or an address of the web. Anything else is no link. */
  link: string;
  className: string | undefined;
  children: ReactNode;
}

/** Leads where a banner wants: inside the portal, or marked and safely to another site. */
function BannerLink({ link, className, children }: BannerLinkProps) {
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
