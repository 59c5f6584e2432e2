import { Link } from '@umijs/max';
import type { ReactNode } from 'react';
import Failure from '@/components/Failure';
import { useT } from '@/hooks/useT';
import { publicFileUrl } from '@/services/publicFileUrl';
import type { Banner } from '@/services/types';
import { safeReturnPath } from '@/utils/returnPath';
import { webAddress } from '@/utils/webAddress';
import styles from './Banners.module.css';
import { useBanners } from './useHome';

const places = ['first', 'second', 'third', 'fourth'] as const;

/** Banners side by side. They do not move by themselves; scrolling or Tab reaches all of them (WCAG 2.2.2). */
export default function Banners({ isFirst = false }: { isFirst?: boolean }) {
  const t = useT();
  const { data, error, isLoading, refresh } = useBanners();
  if (error && !data) {
    return (
      <Failure
        isCompact
        title={t('home.banners.failed')}
        onRetry={refresh}
        isRetrying={isLoading}
      />
    );
  }
  if (data && data.length === 0) return null;
  return (
    <section aria-label={t('home.banners.title')}>
      <ul className={styles.strip} aria-busy={!data}>
        {data
          ? data.map((banner, index) => (
              <li key={banner.id} className={styles.item}>
                <BannerLink className={styles.link} link={banner.link}>
                  <Picture banner={banner} isFirst={isFirst && index === 0} />
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

interface PictureProps {
  banner: Banner;
  /** The largest picture of the first screen, fetched with high priority. */
  isFirst: boolean;
}

function Picture({ banner: { title, imageFileId }, isFirst }: PictureProps) {
  return (
    <>
      {/* No alternative text, since the words are beside it; the size reserves its space. */}
      <img
        className={styles.picture}
        src={publicFileUrl(imageFileId)}
        alt=""
        width={1200}
        height={360}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
      />
      <span className={styles.title} lang="zh-CN">
        {title}
      </span>
    </>
  );
}

interface BannerLinkProps {
  /** The server's value: a path of the portal or a web address. Any other value makes no link. */
  link: string;
  className: string | undefined;
  children: ReactNode;
}

/** A link of a banner: within the portal, or to another site with a mark. */
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
