import { Loading } from '@weaversworld/shared/ui';
import { Component, type ReactNode, useEffect } from 'react';

interface ReleaseBoundaryProps {
  /** Called once when what stands inside is on the page. */
  onShown(): void;
  /** What stands inside threw: true when another release is on its way, so that nobody need hear of it. */
  onBroken(error: unknown): boolean;
  children: ReactNode;
}

const Shown = ({ onShown, children }: Pick<ReleaseBoundaryProps, 'onShown' | 'children'>) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first time it stands there
  useEffect(onShown, []);
  return children;
};

type State = { status: 'well' } | { status: 'replaced' } | { status: 'broken'; error: unknown };

/** Stands around everything of one release: when it throws, another release takes its place, else the error goes on. */
export class ReleaseBoundary extends Component<ReleaseBoundaryProps, State> {
  override state: State = { status: 'well' };

  static getDerivedStateFromError(): State {
    return { status: 'replaced' };
  }

  override componentDidCatch(error: unknown) {
    if (!this.props.onBroken(error)) this.setState({ status: 'broken', error });
  }

  override render() {
    if (this.state.status === 'broken') throw this.state.error;
    if (this.state.status === 'replaced') return <Loading text="Just a moment..." small />;
    return <Shown onShown={this.props.onShown}>{this.props.children}</Shown>;
  }
}
