import { Link } from '@umijs/max';
import type { ReactNode } from 'react';
import AsyncContent from '@/components/AsyncContent';
import InView from '@/components/InView';
import LateBoundary from '@/components/LateBoundary';
import { useT } from '@/hooks/useT';
import { publicFileUrl } from '@/services/publicFileUrl';
import { safeReturnPath } from '@/utils/returnPath';
import { webAddress } from '@/utils/webAddress';
import styles from './BannersSection.module.css';
import { useBanners } from './useHome';

/** The banners, loaded when the reader comes near them. */
export default function BannersSection() {
  return (
    <LateBoundary>
      <InView placeholder={<Places />}>
        <Banners />
      </InView>
    </LateBoundary>
  );
}

/** Banners side by side. They do not move by themselves; scrolling or Tab reaches all of them (WCAG 2.2.2). */
function Banners() {
  const t = useT();
  const request = useBanners();
  return (
    <AsyncContent
      isCompact
      data={request.data}
      request={request}
      failureTitle={t('home.banners.failed')}
      skeleton={<Places />}
    >
      {(banners) =>
        banners.length > 0 && (
          <section aria-label={t('home.banners.title')}>
            <ul className={styles.strip}>
              {banners.map(({ id, title, link, imageFileId }) => (
                <li key={id} className={styles.item}>
                  <BannerLink link={link}>
                    {/* No alternative text, since the words are beside it; the size reserves its space. */}
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
                  </BannerLink>
                </li>
              ))}
            </ul>
          </section>
        )
      }
    </AsyncContent>
  );
}

const places = ['first', 'second', 'third', 'fourth'] as const;

/** As high as the banners. */
function Places() {
  return (
    <section aria-hidden="true">
      <ul className={styles.strip}>
        {places.map((place) => (
          <li key={place} className={styles.item}>
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

/** A link of a banner: within the portal, or to another site with a mark. Any other value of the server makes no link. */
function BannerLink({ link, children }: { link: string; children: ReactNode }) {
  const t = useT();
  const path = safeReturnPath(link);
  if (path) {
    return (
      <Link className={styles.link} to={path}>
        {children}
      </Link>
    );
  }
  const address = webAddress(link);
  if (!address) return <span className={styles.link}>{children}</span>;
  return (
    <a className={styles.link} href={address} target="_blank" rel="noopener noreferrer nofollow">
      {children}
      <span className="visuallyHidden">
        {t('common.externalLink')}
        {t('common.opensInNewTab')}
      </span>
    </a>
  );
}
