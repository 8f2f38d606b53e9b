-- Everything a user owns hangs on users by "on delete cascade": deactivating an account is one delete.

create table users (
  id uuid primary key,
  email text not null,
  email_key text not null,
  full_name text,
  password_hash text not null,
  created_at timestamptz not null default now(),
  constraint users_email_key unique (email_key)
);

-- A sign-in. Its refresh tokens form one family: a stolen and reused one ends all of them.
create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index sessions_user on sessions (user_id);

create table refresh_tokens (
  hash bytea primary key,
  session_id uuid not null references sessions on delete cascade,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index refresh_tokens_session on refresh_tokens (session_id);

create table books (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  title text not null,
  author text not null,
  description text,
  genre text,
  language text,
  file_format text not null,
  file_sha256 text not null,
  file_size bigint not null,
  word_count integer not null,
  total_pages integer not null,
  chapters_count integer not null,
  cover_sha256 text,
  registry jsonb,
  created_at timestamptz not null default now(),
  processed_at timestamptz,
  deleted_at timestamptz
);
create index books_user on books (user_id, created_at desc, id) where deleted_at is null;

create table chapters (
  id uuid primary key,
  book_id uuid not null references books on delete cascade,
  number integer not null,
  title text not null,
  text text not null,
  html text not null,
  word_count integer not null,
  pages integer not null,
  is_description_parsed boolean not null default false,
  unique (book_id, number)
);

create table resources (
  book_id uuid not null references books on delete cascade,
  href text not null,
  media_type text not null,
  sha256 text not null,
  primary key (book_id, href)
);

-- start_offset and end_offset are UTF-16 offsets into the chapter's canonical text.
create table descriptions (
  id uuid primary key,
  book_id uuid not null references books on delete cascade,
  chapter_number integer not null,
  type text not null,
  content text not null,
  start_offset integer not null,
  end_offset integer not null,
  entity text,
  priority_score real not null,
  language text,
  created_at timestamptz not null default now()
);
create index descriptions_chapter on descriptions (book_id, chapter_number, start_offset);

create table images (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  book_id uuid not null references books on delete cascade,
  description_id uuid not null references descriptions on delete cascade,
  sha256 text not null,
  width integer not null,
  height integer not null,
  take integer not null,
  style_prompt text,
  style_applied text,
  scene jsonb,
  generation_seconds double precision not null,
  created_at timestamptz not null default now(),
  constraint images_one_per_description unique (description_id)
);
create index images_book on images (book_id, created_at desc, id);
create index images_user on images (user_id, created_at desc, id);

-- What was asked for today, so that deleting a picture does not give the day's allowance back.
create table image_usage (
  user_id uuid not null references users on delete cascade,
  day date not null,
  images integer not null,
  primary key (user_id, day)
);

-- The truth about background work; a queue only carries "wake up" with a job's id.
create table jobs (
  id uuid primary key,
  kind text not null,
  subject text not null,
  user_id uuid not null references users on delete cascade,
  payload jsonb not null,
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed')),
  attempt integer not null default 0,
  run_after timestamptz not null default now(),
  lease_until timestamptz,
  error text,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create unique index jobs_one_active on jobs (kind, subject) where state in ('queued', 'running');
create index jobs_due on jobs (run_after) where state in ('queued', 'running');
create index jobs_subject on jobs (kind, subject, created_at desc);

-- Sync: seq grows under the row lock of sync_user, so commit order is seq order within a user.
create table sync_user (
  user_id uuid primary key references users on delete cascade,
  epoch uuid not null,
  seq bigint not null default 0,
  last_ms bigint not null default 0
);

create table sync_record (
  user_id uuid not null references users on delete cascade,
  t text collate "C" not null,
  k text collate "C" not null,
  f jsonb not null,
  seq bigint not null,
  primary key (user_id, t, k)
);
create index sync_record_seq on sync_record (user_id, seq);

create table sync_device (
  user_id uuid not null references users on delete cascade,
  device text not null,
  last_n bigint not null,
  last_ms bigint not null,
  seen_at timestamptz not null default now(),
  primary key (user_id, device)
);
create index sync_device_device on sync_device (device);

-- Acknowledgements, so that a batch sent again is answered as before; kept 90 days.
create table sync_op (
  user_id uuid not null references users on delete cascade,
  device text not null,
  n bigint not null,
  seq bigint not null,
  ms bigint not null,
  created_at timestamptz not null default now(),
  primary key (user_id, device, n)
);
create index sync_op_created on sync_op (created_at);

-- The sweep of unreferenced blobs asks by content.
create index books_file on books (file_sha256);
create index books_cover on books (cover_sha256) where cover_sha256 is not null;
create index resources_content on resources (sha256);
create index images_content on images (sha256);
