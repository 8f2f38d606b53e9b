import { useLocation } from 'wouter';

/** Goes back, or to a page of the app when the reader came from outside of it. */
export function useGoBack(fallback: string): () => void {
  const [, navigate] = useLocation();
  return () => {
    if (history.length > 1) history.back();
    else navigate(fallback, { replace: true });
  };
}
