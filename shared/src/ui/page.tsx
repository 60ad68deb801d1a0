import { useLocation } from '@weaversworld/shared/router';
import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './page.module.css';

const PRODUCT = "Weaver's World";

interface PageProps {
  /** The h1, and the start of the document title: 'X · Weaver's World'. */
  title: string;
  /** Content of the h1; `title` by default. */
  heading?: ReactNode;
  /** The start of the document title when it differs from `title`. */
  documentTitle?: string;
  /** A line under the title. */
  lead?: ReactNode;
  /** Shown before the title. */
  start?: ReactNode;
  /** Shown beside the title. */
  actions?: ReactNode;
  /** Fills the rest of the window instead of growing with its content, where the host has such a layout. */
  fillsWindow?: boolean;
  /** Maximum width: `form` 30 rem, `text` 46 rem, `wide` 76 rem, `full` the window's. */
  width?: 'form' | 'text' | 'wide' | 'full';
  /** Alignment of title and lead. */
  align?: 'start' | 'center';
  /** Visually hides the h1, where an image shows the title. */
  hideTitle?: boolean;
  className?: string;
  children?: ReactNode;
}

/**
 * The `main` element of a screen. Sets the document title, and moves the focus to the h1 when the path changes, so that a
 * screen reader starts there; not on the first page of a visit, and not away from an element inside the page.
 */
export const Page = ({
  title,
  heading,
  documentTitle,
  lead,
  start,
  actions,
  fillsWindow = false,
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
    // The document title contains the product name once a Page of any remote was shown before.
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
      data-fills-window={fillsWindow ? '' : undefined}
    >
      <div className={classNames(styles.pageHead, hideTitle && styles.pageHeadHidden)}>
        {start}
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
