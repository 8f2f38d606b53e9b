import { useLocation } from 'wouter';

/** Goes where the reader came from; whoever came by a link from elsewhere, to a page of ours. */
export function useGoBack(fallback: string): () => void {
  const [, navigate] = useLocation();
  return () => {
    if (history.length > 1) history.back();
    else navigate(fallback, { replace: true });
  };
}
