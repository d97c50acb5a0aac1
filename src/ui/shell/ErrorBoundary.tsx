import { Component, type ReactNode } from 'react';
import { textOfError } from '../../../domain/errors/error-text.ts';

interface Props {
  readonly onError: (error: unknown) => void;
  readonly fallback: (text: string) => ReactNode;
  readonly children: ReactNode;
}

/** Catches errors of rendering. React supports this for class components only. */
export class ErrorBoundary extends Component<Props, { readonly text: string | undefined }> {
  override state = { text: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { text: textOfError(error) };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    const { text } = this.state;
    return text === undefined ? this.props.children : this.props.fallback(text);
  }
}
