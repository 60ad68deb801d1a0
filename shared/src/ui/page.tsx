import { useLocation } from '@weaversworld/shared/router';
import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './page.module.css';

const PRODUCT = "Weaver's World";

interface PageProps {
  /** The one h1, and the browser tab's words: 'X · Weaver's World'. */
  title: string;
  /** What stands in the h1 instead of the bare title. */
  heading?: ReactNode;
  /** The tab's words when they differ from the title. */
  documentTitle?: string;
  /** A line under the title. */
  lead?: ReactNode;
  /** Beside the title. */
  actions?: ReactNode;
  /** `form` 30 rem, `text` 46 rem, `wide` 76 rem, `full` the window. */
  width?: 'form' | 'text' | 'wide' | 'full';
  /** Where title and lead stand. */
  align?: 'start' | 'center';
  /** Keeps the h1 for ears only, where the picture is the title. */
  hideTitle?: boolean;
  className?: string;
  children?: ReactNode;
}

/**
 * The main part of a screen. Names the browser's tab, and moves the focus to the title when the address changes,
 * so that a screen reader starts there; never on the first page of a visit, and never out of a field inside.
 */
export const Page = ({
  title,
  heading,
  documentTitle,
  lead,
  actions,
  width = 'wide',
  align = 'start',
  hideTitle = false,
  className,
  children,
}: PageProps) => {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const h1 = useRef<HTMLHeadingElement>(null);
  const focused = useRef<string | null>(null);

  useEffect(() => {
    if (focused.current === pathname) return;
    focused.current = pathname;
    // The tab carries a page's name once any page, of whichever remote, was shown before this one.
    const first = !document.title.includes(` · ${PRODUCT}`);
    if (!first && !main.current?.contains(document.activeElement)) h1.current?.focus();
  }, [pathname]);

  useEffect(() => {
    document.title = `${documentTitle ?? title} · ${PRODUCT}`;
  }, [documentTitle, title]);

  return (
    <main
      ref={main}
      id="main"
      tabIndex={-1}
      className={classNames(styles.page, className)}
      data-width={width}
      data-align={align}
    >
      <div className={classNames(styles.pageHead, hideTitle && styles.pageHeadHidden)}>
        <div className={styles.pageTitles}>
          <h1 ref={h1} tabIndex={-1} className={styles.pageTitle}>
            {heading ?? title}
          </h1>
          {lead && <p className={styles.pageLead}>{lead}</p>}
        </div>
        {actions && <div className={styles.pageActions}>{actions}</div>}
      </div>
      {children}
    </main>
  );
};
