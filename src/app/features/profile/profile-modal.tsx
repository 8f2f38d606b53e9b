import { s } from '#app/strings/en.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { ProfileFacts } from './profile-facts.tsx';

export function ProfileModal({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={s.profile.title} size="sm" isOpen onClose={onClose} closeLabel={s.app.close}>
      <div className="py-2">
        <ProfileFacts />
      </div>
    </Dialog>
  );
}
