-- A picture that is painted anew gets another id. Plain clients hear only its address and go on with the id they have,
-- so that one still leads to the description's picture, until the reader deletes it.
create table former_images (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  description_id uuid not null references descriptions on delete cascade
);
create index former_images_owner on former_images (user_id);
create index former_images_description on former_images (description_id);
