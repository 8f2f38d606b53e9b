import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { routes } from './routes.ts';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { ProtectedRoute, PublicOnlyRoute } from './shell/route-guard.tsx';
import { SignedIn } from './shell/signed-in.tsx';
import { StorageFailurePage } from './shell/storage-failure-page.tsx';
import { ToastList } from './shell/toast-list.tsx';
import { logFailure } from './log.ts';
import { useStorageFailure } from './state/storage-failure.ts';
import { s } from './strings/en.ts';
import { LoadingPage } from './ui/spinner.tsx';

/** first.js has already begun to fetch the files of the page that the address shows. */
const page = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await load() }));

const Shell = page(async () => (await import('./shell/shell.tsx')).Shell);
const LoginPage = page(async () => (await import('./features/auth/login-page.tsx')).LoginPage);
const RegisterPage = page(async () => (await import('./features/auth/register-page.tsx')).RegisterPage);
const TermsPage = page(async () => (await import('./features/auth/legal-pages.tsx')).TermsPage);
const PrivacyPage = page(async () => (await import('./features/auth/legal-pages.tsx')).PrivacyPage);
const HomePage = page(async () => (await import('./features/home/home-page.tsx')).HomePage);
const ContinuePage = page(async () => (await import('./features/home/continue-page.tsx')).ContinuePage);
const LibraryPage = page(async () => (await import('./features/library/library-page.tsx')).LibraryPage);
const SearchPage = page(async () => (await import('./features/library/search-page.tsx')).SearchPage);
const BookPage = page(async () => (await import('./features/book-details/book-page.tsx')).BookPage);
const GalleryPage = page(async () => (await import('./features/illustrations/gallery-page.tsx')).GalleryPage);
const PicturesPage = page(
  async () => (await import('./features/illustrations/pictures-page.tsx')).PicturesPage,
);
const ReaderPage = page(async () => (await import('./features/reader/reader-page.tsx')).ReaderPage);
const StatsPage = page(async () => (await import('./features/stats/stats-page.tsx')).StatsPage);
/** Loaded with all their parts, because a part that arrived later would push down what is below it. */
const Settings = page(async () => {
  const [{ SettingsPage }, { SyncSection }] = await Promise.all([
    import('./features/settings/settings-page.tsx'),
    import('./features/sync/sync-section.tsx'),
  ]);
  return () => <SettingsPage sync={<SyncSection />} />;
});
const Profile = page(async () => {
  const [{ ProfilePage }, { SignOutButton }] = await Promise.all([
    import('./features/profile/profile-page.tsx'),
    import('./shell/sign-out-button.tsx'),
  ]);
  return () => <ProfilePage signOut={<SignOutButton />} />;
});
const NotFoundPage = page(async () => (await import('./shell/not-found-page.tsx')).NotFoundPage);

/** In development only. */
const DevGallery = import.meta.env.DEV
  ? page(async () => (await import('./ui/dev-gallery/gallery-page.tsx')).GalleryPage)
  : null;

const BackgroundErrorsBadge = import.meta.env.DEV
  ? page(async () => (await import('./ui/dev-gallery/background-errors-badge.tsx')).BackgroundErrorsBadge)
  : null;

/** The pages inside the signed-in frame. The reader has a frame of its own: nothing but the book. */
const framed: readonly [path: string, page: ReactNode][] = [
  [routes.home, <HomePage />],
  [routes.library, <LibraryPage onAddSamples={addSampleBooks} />],
  [routes.search, <SearchPage />],
  [routes.book, <BookPage />],
  [routes.gallery, <GalleryPage />],
  [routes.images, <PicturesPage />],
  [routes.stats, <StatsPage />],
  [routes.settings, <Settings />],
  [routes.profile, <Profile />],
];

export function App() {
  const [, navigate] = useLocation();
  const failure = useStorageFailure((state) => state.failure);
  if (failure) return <StorageFailurePage failure={failure} />;
  return (
    <RouterProvider navigate={navigate}>
      <ErrorBoundary>
        <Suspense fallback={<LoadingPage label={s.app.loading} />}>
          <Switch>
            <Route path={routes.login}>
              <PublicOnlyRoute>
                <LoginPage />
              </PublicOnlyRoute>
            </Route>
            <Route path={routes.register}>
              <PublicOnlyRoute>
                <RegisterPage />
              </PublicOnlyRoute>
            </Route>
            <Route path={routes.terms} component={TermsPage} />
            <Route path={routes.privacy} component={PrivacyPage} />
            {/* Both spellings of a book's address occur in the specification. */}
            <Route path="/books/:bookId">{({ bookId }) => <Redirect to={`/book/${bookId}`} replace />}</Route>
            <Route path="/books/:bookId/chapter/:n?">
              {({ bookId, n }) => <Redirect to={`/book/${bookId}/chapter/${n ?? 1}`} replace />}
            </Route>
            <Route path={routes.reader}>
              <ProtectedRoute>
                <ReaderPage onOpenDescription={openDescription} onUndescribed={findDescriptions} />
              </ProtectedRoute>
            </Route>
            <Route path={routes.continue}>
              <ProtectedRoute>
                <ContinuePage />
              </ProtectedRoute>
            </Route>
            <Route path={routes.galleryWithoutBook}>
              <ProtectedRoute>
                <Shell>
                  <GalleryPage />
                </Shell>
              </ProtectedRoute>
            </Route>
            {framed.map(([path, content]) => (
              <Route key={path} path={path}>
                <ProtectedRoute>
                  <Shell>{content}</Shell>
                </ProtectedRoute>
              </Route>
            ))}
            {DevGallery && <Route path={routes.devGallery} component={DevGallery} />}
            <Route>
              <NotFoundPage />
            </Route>
          </Switch>
        </Suspense>
      </ErrorBoundary>
      <SignedIn />
      <ToastList />
      {BackgroundErrorsBadge && (
        <Suspense fallback={null}>
          <BackgroundErrorsBadge />
        </Suspense>
      )}
    </RouterProvider>
  );
}

/** Features are composed here: the reader doesn't know pictures, the library doesn't know uploads. */
function openDescription(descriptionId: string): void {
  void import('./features/illustrations/open-illustration.ts').then(({ openIllustration }) =>
    openIllustration(descriptionId),
  );
}

function findDescriptions(bookId: string, chapter: number, isOnServer: boolean): () => void {
  const running: (() => void)[] = [];
  let left = false;
  void Promise.all([
    import('./features/extraction/request-extraction.ts'),
    import('./features/extraction/extract-while-reading.ts'),
  ]).then(([{ requestExtractionWhileReading }, { extractWhileReading }]) => {
    if (left) return;
    running.push(extractWhileReading(bookId, chapter, isOnServer));
    if (isOnServer) running.push(requestExtractionWhileReading(bookId, chapter));
  });
  return () => {
    left = true;
    running.forEach((stop) => stop());
  };
}

async function addSampleBooks(): Promise<void> {
  const [{ addSamples }, { sendWaitingUploads }, { requestExtractionAfterUpload }] = await Promise.all([
    import('./features/library/add-samples.ts'),
    import('./api/send-uploads.ts'),
    import('./features/extraction/request-extraction.ts'),
  ]);
  await addSamples();
  await sendWaitingUploads((bookId) => requestExtractionAfterUpload(bookId, logFailure('extraction'))).catch(
    logFailure('samples'), // Readable now; uploaded when there is a network.
  );
}
