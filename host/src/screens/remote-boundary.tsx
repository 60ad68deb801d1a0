import { useLocation } from '@weaversworld/shared/router';
import { type Report, useShell } from '@weaversworld/shared/shell';
import { Component, type ReactNode } from 'react';
import { RemoteNotice } from './remote-notice.tsx';

interface RemoteBoundaryProps {
  /** The remote whose screen stands inside, for the report. */
  name: string;
  children: ReactNode;
}

interface BoundaryProps extends RemoteBoundaryProps {
  report: (report: Report) => void;
  /** Another address gets another chance. */
  address: string;
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

  override componentDidUpdate(before: BoundaryProps) {
    if (this.state.failed && before.address !== this.props.address) this.again();
  }

  again = () => this.setState({ failed: false });

  override render() {
    if (!this.state.failed) return this.props.children;
    return <RemoteNotice error="Something went wrong on this page." onRetry={this.again} />;
  }
}

/** Keeps a failing screen from taking header, music and reading with it: reports it, and offers another try. */
export const RemoteBoundary = ({ name, children }: RemoteBoundaryProps) => {
  const { report } = useShell();
  const { pathname } = useLocation();
  return (
    <Boundary name={name} report={report} address={pathname}>
      {children}
    </Boundary>
  );
};
