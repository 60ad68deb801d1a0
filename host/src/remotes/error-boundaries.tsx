import { useLocation } from '@weaversworld/shared/router';
import { type Report, useShell } from '@weaversworld/shared/shell';
import { Loading } from '@weaversworld/shared/ui';
import { Component, type ReactNode, useEffect, useRef } from 'react';
import { RemoteNotice } from '../screens/remote-notice.tsx';
import { NothingShownError } from './nothing-shown-error.ts';
import { watchVisibility } from './visible-content.ts';

interface ReleaseBoundaryProps {
  /** Called once when something of the children can be seen; `renderedAt` is when they were on the page. */
  onVisible(renderedAt: number): void;
  /**
   * Called when the children threw, or with a NothingShownError when nothing of them can be seen. True when another release
   * replaces them; the visitor then sees no error.
   */
  onRenderError(error: unknown): boolean;
  /** True while nothing is to be seen for another reason, such as a redirect that is loading its target. */
  isPaused(parent: Element | null): boolean;
  children: ReactNode;
}

type VisibilityReporterProps = ReleaseBoundaryProps & { onReplaced(): void };

/** The children between two elements that mark where they begin and end; an element around them would change layouts. */
const VisibilityReporter = ({
  onVisible,
  onRenderError,
  onReplaced,
  isPaused,
  children,
}: VisibilityReporterProps) => {
  const start = useRef<HTMLTemplateElement>(null);
  const end = useRef<HTMLTemplateElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when mounted
  useEffect(() => {
    if (start.current === null || end.current === null) return;
    const renderedAt = performance.now();
    return watchVisibility(start.current, end.current, {
      onVisible: () => onVisible(renderedAt),
      onTimeout: () => {
        if (onRenderError(new NothingShownError())) onReplaced();
      },
      isPaused,
    });
  }, []);
  return (
    <>
      <template ref={start} />
      {children}
      <template ref={end} />
    </>
  );
};

type State = { status: 'ok' } | { status: 'replacing' } | { status: 'failed'; error: unknown };

/** Error boundary around one release's screen or slot. Rethrows the error when no other release can replace it. */
export class ReleaseBoundary extends Component<ReleaseBoundaryProps, State> {
  /** In React's DevTools: with the release in its key. */
  static displayName = 'Release';

  override state: State = { status: 'ok' };

  static getDerivedStateFromError(): State {
    return { status: 'replacing' };
  }

  override componentDidCatch(error: unknown) {
    if (!this.props.onRenderError(error)) this.setState({ status: 'failed', error });
  }

  override render() {
    if (this.state.status === 'failed') throw this.state.error;
    if (this.state.status === 'replacing') return <Loading text="Just a moment..." small />;
    return <VisibilityReporter {...this.props} onReplaced={() => this.setState({ status: 'replacing' })} />;
  }
}

interface RemoteBoundaryProps {
  /** The remote whose screen is inside, for the report. */
  name: string;
  children: ReactNode;
}

interface BoundaryProps extends RemoteBoundaryProps {
  report: (report: Report) => void;
  /** A change of path resets the boundary. */
  pathname: string;
}

class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    const { name, report } = this.props;
    report({ level: 'error', source: name, message: 'A screen failed', error });
  }

  override componentDidUpdate(previous: BoundaryProps) {
    if (this.state.failed && previous.pathname !== this.props.pathname) this.retry();
  }

  retry = () => this.setState({ failed: false });

  override render() {
    if (!this.state.failed) return this.props.children;
    return <RemoteNotice error="Something went wrong on this page." onRetry={this.retry} />;
  }
}

/** Error boundary of a remote's screen: reports the error and offers a retry; header, music and read-aloud keep running. */
export const RemoteBoundary = ({ name, children }: RemoteBoundaryProps) => {
  const { report } = useShell();
  const { pathname } = useLocation();
  return (
    <Boundary name={name} report={report} pathname={pathname}>
      {children}
    </Boundary>
  );
};
